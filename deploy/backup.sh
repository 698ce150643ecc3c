#!/bin/sh
# Dump all games into a file, while the server runs:
#
#   backup.sh FOLDER               of the database at INKLAND_DATABASE_URL
#   backup.sh FOLDER DATA_FOLDER   of the one inside `inkland serve --data DATA_FOLDER`
#
# INKLAND_BACKUPS_KEPT, 14 by default, is how many dumps stay in the folder. Prints the new one.
# INKLAND_BACKUP_METRICS, if set, is a file for the time of the last dump, which ends in .prom: the
# node exporter for Prometheus reads it (--collector.textfile.directory).
# A dump holds the secrets of running games: it is readable by its owner only.
set -eu
umask 077
. "$(dirname "$0")/database.sh"

[ $# -ge 1 ] || fail "Say where to: backup.sh FOLDER [DATA_FOLDER]"
folder=$1
find_python
find_programs
if [ $# -ge 2 ]; then
  point_at_folder "$2"
else
  [ -n "${INKLAND_DATABASE_URL:-}" ] || fail "Set INKLAND_DATABASE_URL or name a data folder."
  point_at_url
fi
check_version

mkdir -p "$folder"
made=$folder/inkland-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$made.part"' EXIT
pg_dump --format=custom --no-owner --file="$made.part"
pg_restore --list "$made.part" >/dev/null  # fails if the dump cannot be read
sync "$made.part"
mv "$made.part" "$made"
printf '%s\n' "$made"

if [ -n "${INKLAND_BACKUP_METRICS:-}" ]; then
  {
    printf '# TYPE inkland_backup_timestamp_seconds gauge\n'
    printf 'inkland_backup_timestamp_seconds %s\n' "$(date +%s)"
  } >"$INKLAND_BACKUP_METRICS.part"
  chmod 644 "$INKLAND_BACKUP_METRICS.part"
  mv "$INKLAND_BACKUP_METRICS.part" "$INKLAND_BACKUP_METRICS"
fi

# The names sort by time; only whole dumps of ours are counted and removed.
find "$folder" -maxdepth 1 -name 'inkland-*Z.dump' | sort -r |
  tail -n +$((${INKLAND_BACKUPS_KEPT:-14} + 1)) | while read -r old; do rm -f -- "$old"; done
