#!/bin/sh
# Removes the files of an issue from the cache of an nginx: sh remove-issue.sh /var/cache/nginx-cdn /PV/20261115/4/
set -eu
folder=$1
part=$2
case $part in
  */*/*/*/*) ;;
  *) echo "Name an issue: /PV/20261115/4/" >&2; exit 2 ;;
esac
grep -rlaZ -- "^KEY: [^ ]* /api/epaper/[^ ]*$part" "$folder" | xargs -0 -r rm -f --
