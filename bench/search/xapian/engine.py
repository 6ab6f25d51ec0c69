"""Xapian in a process of its own, for the comparison in docs/develop/search.md.

Reads one JSON request on each line and answers each with one line. Articles must be added the newest first: their
order is then that of Xapian's documents, and a search can stop at the limit.
"""

import array
import json
import os
import resource
import sys
import time

import xapian

DAY_SLOT = 0
# Xapian refuses longer terms.
LONGEST_TERM = 245


class Index:
    def __init__(self, folder):
        self.folder = folder
        self.writing = None
        self.reading = None
        self.ids = array.array("q")

    def add(self, rows):
        if self.writing is None:
            path = os.path.join(self.folder, "written")
            self.writing = xapian.WritableDatabase(path, xapian.DB_CREATE_OR_OVERWRITE)
        for article_id, day, terms in rows:
            document = xapian.Document()
            for term in terms.split(" "):
                if len(term.encode()) <= LONGEST_TERM:
                    document.add_term(term)
            document.add_value(DAY_SLOT, xapian.sortable_serialise(day))
            self.writing.add_document(document)
            self.ids.append(article_id)

    def finish(self):
        self.writing.commit()
        self.writing.close()
        compacted = os.path.join(self.folder, "compacted")
        xapian.Database(os.path.join(self.folder, "written")).compact(compacted)
        self.reading = xapian.Database(compacted)
        return size_of(compacted)

    def find(self, lists, first_day, last_day, limit, is_ranked):
        parts = [any_of([all_of(terms) for terms in alternatives]) for alternatives in lists]
        query = all_queries(parts)
        if first_day is not None or last_day is not None:
            query = xapian.Query(
                xapian.Query.OP_FILTER,
                query,
                xapian.Query(
                    xapian.Query.OP_VALUE_RANGE,
                    DAY_SLOT,
                    xapian.sortable_serialise(first_day),
                    xapian.sortable_serialise(last_day),
                ),
            )
        enquire = xapian.Enquire(self.reading)
        enquire.set_query(query)
        if is_ranked:
            enquire.set_weighting_scheme(xapian.BM25Weight())
        else:
            enquire.set_weighting_scheme(xapian.BoolWeight())
            enquire.set_docid_order(xapian.Enquire.ASCENDING)
        return [self.ids[match.docid - 1] for match in enquire.get_mset(0, limit)]


def all_of(terms):
    return all_queries([xapian.Query(term) for term in terms])


def all_queries(queries):
    return queries[0] if len(queries) == 1 else xapian.Query(xapian.Query.OP_AND, queries)


def any_of(queries):
    return queries[0] if len(queries) == 1 else xapian.Query(xapian.Query.OP_OR, queries)


def size_of(folder):
    return sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder))


def main():
    index = Index(sys.argv[1])
    for line in sys.stdin:
        request = json.loads(line)
        kind = request["kind"]
        began = time.monotonic()
        if kind == "add":
            index.add(request["rows"])
            answer = {}
        elif kind == "finish":
            answer = {"bytes": index.finish()}
        else:
            answer = {
                "ids": index.find(
                    request["lists"],
                    request["firstDay"],
                    request["lastDay"],
                    request["limit"],
                    request["isRanked"],
                )
            }
        answer["seconds"] = time.monotonic() - began
        answer["memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        print(json.dumps(answer), flush=True)


main()
