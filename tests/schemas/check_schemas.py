#!/usr/bin/python3
"""The JSON schemas take what ships and what the formats' examples say, and refuse what is broken.

Usage: check_schemas.py SOURCE_FOLDER SHARED_FOLDER. Exit 77: the module jsonschema is not installed.
"""

import copy
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

DELETED = object()

# Where an example is broken, and by what; each alone must make the schema refuse it.
BROKEN = {
    "cabe-models": [
        (["models"], DELETED), (["models"], {}), (["models", 0, "id"], DELETED), (["models", 0, "id"], ""), (["models", 0, "name"], 7),
        (["models", 0, "kind"], "video"), (["models", 0, "parameters"], 0), (["models", 0, "parameters"], 7.5),
        (["models", 0, "layers"], "32"), (["models", 0, "layers"], 2**32 + 1), (["models", 0, "attention"], [{"kind": "full"}]),
        (["models", 0, "attention"], [{"kind": "sliding", "layers": 1}]), (["models", 0, "attention"], [{"kind": "fast", "layers": 1}]),
        (["models", 0, "attention"], [{"kind": "mla", "layers": 1, "kv_lora_rank": 1}]),
        (["models", 0, "attention"], [{"kind": "state", "layers": 1, "state_bytes": 0}]),
        (["models", 0], {"id": "m", "name": "M", "kind": "image", "networks": [{"name": "vae"}]}),
        (["models", 0], {"id": "m", "name": "M", "kind": "image", "native_resolution": [512]}),
        (["models", 0], {"id": "m", "name": "M", "kind": "speech", "decoder_layers": -1}),
    ],
    "cabe-gpus": [
        (["gpus"], DELETED), (["gpus", 0, "id"], DELETED), (["gpus", 0, "model"], ""), (["gpus", 0, "aliases"], "T4"),
        (["gpus", 0, "memory_mib"], 0), (["gpus", 0, "memory_mib"], "8192"), (["gpus", 0, "devices_per_card"], 0.5),
    ],
    "cabe-regions": [
        (["eu_members_2026"], DELETED), (["eu_members_2026", 0], "Austria"), (["eu_members_2026", 0], DELETED), (["regions"], []),
        (["regions", "aws", "us-east-1", "country"], "USA"),
    ],
    "cabe-countries": [
        (["countries"], DELETED), (["countries", 0, "code"], "and"), (["countries", 0, "es"], DELETED), (["countries", 0, "en"], ""),
        (["currencies"], DELETED), (["currencies", 0], "dirham"), (["source"], DELETED),
    ],
    "cabe-inventory": [
        (["machines"], DELETED), (["currency"], DELETED), (["currency"], "US"), (["generated_at"], "yesterday"),
        (["machines", 0, "id"], DELETED), (["machines", 0, "id"], ""), (["machines", 0, "tier"], "public"),
        (["machines", 0, "gpu", "count"], 0), (["machines", 0, "gpu", "count"], 65), (["machines", 0, "gpu", "memory_mib"], "24564"),
        (["machines", 0, "gpu", "memory_mib"], 1048577), (["machines", 0, "gpu", "memory_source"], "guess"),
        (["machines", 0, "price", "amount"], "N/A"), (["machines", 0, "price", "amount"], "0,44"), (["machines", 0, "price", "amount"], ".5"),
        (["machines", 0, "price", "amount"], "1e3"), (["machines", 0, "price", "per"], "day"), (["machines", 0, "vcpus"], -1),
        (["machines", 0, "booking", "max_hours"], 0), (["machines", 0, "in_stock"], "yes"), (["machines", 0, "name"], "x" * 4097),
    ],
    "cabe-plan": [
        (["workload"], DELETED), (["workload", "task"], DELETED), (["workload", "task"], "train"), (["workload", "model"], DELETED),
        (["workload", "precision"], "16"), (["workload", "precision"], 12), (["workload", "server"], "vllm"),
        (["workload"], {"task": "notebook"}), (["workload"], {"task": "notebook", "gpu_memory_gib": "0"}),
        (["workload"], {"task": "notebook", "gpu_memory_gib": -1}), (["workload"], {"task": "notebook", "model": "m", "precision": 16}),
        (["workload"], {"task": "fine_tune", "model": "m", "precision": "stored", "context": 1, "requests": 1}),
        (["workload"], {"task": "fine_tune", "model": "m", "precision": 4, "context": 1.5, "requests": 1}),
        (["workload"], {"task": "images", "precision": 4}), (["name"], 5),
        (["preferences", "budget"], "0.00"), (["preferences", "budget"], "1,5"), (["preferences", "budget"], -5),
        (["preferences", "currency"], "dollar"), (["preferences", "tier"], "all"), (["preferences", "countries"], "ES"),
        (["preferences", "countries"], ["ESP"]), (["preferences", "interruptible"], "no"),
        (["preferences", "rates", "EUR", "date"], DELETED), (["preferences", "rates", "EUR", "rate"], "+1"),
        (["preferences", "rates", "EUR", "date"], "30/11/2026"),
        (["scenarios"], {"a": 1}), (["scenarios", 0, "workload"], DELETED), (["scenarios", 0, "note"], 5),
    ],
    "cabe-answer": [
        (["workload", "server"], DELETED), (["memory", "total_gib"], 19.55), (["memory", "total_gib"], "19,55"), (["memory", "lines"], []),
        (["memory", "lines", 0, "id"], "weight"), (["memory", "lines", 0, "bytes"], "1"), (["places", "too_small"], DELETED),
        (["places", "sold"], 1), (["recommended", 0, "price_per_hour"], "0.88"), (["recommended", 0, "confidence"], "sure"),
        (["recommended", 0, "misses"], ["over_max_price"]), (["recommended", 0, "why", 0, "code"], "cheap"),
        (["recommended", 0, "limits"], []), (["recommended", 0, "lowered_by"], ["luck"]), (["alternatives", "machines", 0, "misses"], DELETED),
        (["alternatives", "precisions", 0, "precision"], 16), (["constraints", "available_only"], False), (["written_at"], "2026-11-30"),
        (["preferences", "countries"], ["es"]), (["preferences", "rates", "EUR", "rate"], 1.08),
    ],
}


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def broken(document, path, value):
    document = copy.deepcopy(document)
    *parents, last = path
    at = document
    for step in parents:
        at = at[step]
    if value is DELETED:
        del at[last]
    else:
        at[last] = value
    return document


class Check:
    def __init__(self, source):
        self.faults = 0
        self.documents = 0
        self.validators = {}
        for path in sorted((source / "resources" / "schemas").glob("*.json")):
            schema = read(path)
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[path.stem] = jsonschema.Draft202012Validator(schema)

    def fail(self, text):
        self.faults += 1
        print("FAIL:", text)

    def takes(self, name, document):
        self.documents += 1
        for fault in self.validators[document["format"]].iter_errors(document):
            self.fail(f"{name}: /{'/'.join(map(str, fault.absolute_path))}: {fault.message[:200]}")

    def refuses(self, name, document, schema):
        self.documents += 1
        if self.validators[schema].is_valid(document):
            self.fail(f"{name} was taken")

    def breaks(self, document):
        schema = document["format"]
        others = [(["format"], "cabe-other"), (["format"], DELETED), (["version"], 2), (["version"], "1"), (["version"], DELETED)]
        for path, value in BROKEN[schema] + others:
            what = "nothing" if value is DELETED else json.dumps(value)[:40]
            self.refuses(f"{schema} with {what} at /{'/'.join(map(str, path))}", broken(document, path, value), schema)
        for value in (None, [], "x", 1):
            self.refuses(f"{value!r} as {schema}", value, schema)


def main():
    source, shared = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    check = Check(source)
    examples = {}
    for path in sorted((source / "resources").glob("*.json")) + sorted((source / "tests" / "schemas").glob("example-*.json")):
        document = read(path)
        if document.get("format") in check.validators:
            check.takes(path.name, document)
            examples[document["format"]] = document
    for schema in check.validators:
        if schema not in examples:
            check.fail(f"no example of {schema}")
    for document in examples.values():
        check.breaks(document)
    cases = shared / "cases" / "cases.json"
    if cases.exists():
        for i, case in enumerate(read(cases)):
            if "refused" not in case["expected"]:
                check.takes(f"case {i}", case["plan"])
    else:
        print("the shared cases are not on this machine: their plans were not looked at")
    print(f"{check.documents} documents, {check.faults} faults")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
