"""Turns generated values that JSON Schema cannot tell apart from the contract's into ones that the service accepts.

A schema takes 5.0 for an integer and 30 February for a time that matches its pattern; the service refuses both with 400, as
the contract's descriptions say. And a round played in the year 9999 would only ever be refused.
"""

import os
import re

import schemathesis

TIME = re.compile(r"^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d:\d\d)")
RECEIPTS = os.environ["KANON_RECEIPTS"].split()


def as_written(value):
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str):
        return TIME.sub(past, value)
    if isinstance(value, list):
        return [as_written(item) for item in value]
    if isinstance(value, dict):
        return {name: as_written(member) for name, member in value.items()}
    return value


def past(match):
    year, month, day, time = match.groups()
    return f"{min(int(year), 2025):04}-{month}-{min(day, '28')}{time}"


@schemathesis.hook
def map_body(context, body):
    return as_written(body)


@schemathesis.hook
def map_query(context, query):
    return as_written(query)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Half of the receipts looked up exist."""
    identifier = (path_parameters or {}).get("id")
    if isinstance(identifier, str) and re.fullmatch(r"rcpt_[0-9A-HJKMNP-TV-Z]{26}", identifier):
        number = sum(identifier.encode())
        if number % 2:
            path_parameters["id"] = RECEIPTS[number % len(RECEIPTS)]
    return path_parameters
