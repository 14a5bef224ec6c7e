#!/bin/sh
# Releases the site to a server of yours, in one step for visitors:
#   npm run release -- user@host:/var/www/brightboard      or a folder of this computer
#   npm run release -- TARGET --preview    a build that has not passed the launch check, for a trial address
#   npm run release -- TARGET --rollback   back to what was live before
# The folder gets `releases/`, and the links `current` and `previous` to two of them; the web server's root is `current`.
# Hashed files of earlier releases stay for 30 days, so that a page somebody has open still finds its own.
set -eu
unset CDPATH
cd "$(dirname "$0")/../.."

refuse() { echo "$1" >&2; exit 2; }
quote() { printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")"; }
# Prints what a command does, and a dot every two seconds while it runs.
step() {
  echo "$1" && shift
  (while sleep 2 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do printf .; done) & dots=$!
  began=$(date +%s) code=0
  "$@" || code=$?
  kill "$dots"
  [ $(($(date +%s) - began)) -lt 2 ] || echo
  return "$code"
}

target="" mode=build:production
for option in "$@"; do
  case "$option" in
    --preview) mode=build ;;
    --rollback) mode=rollback ;;
    -*) refuse "There is no option $option; there are --preview and --rollback." ;;
    *) [ -z "$target" ] || refuse "One target at a time, not $target and $option."; target=$option ;;
  esac
done
case "$target" in
  "") refuse "Where to? npm run release -- user@host:/var/www/brightboard" ;;
  *://* | :*) refuse "$target is no server: write user@host:/var/www/brightboard." ;;
  *:/*) host=${target%%:*} folder=${target#*:} ;;
  *) [ -d "$target" ] || refuse "There is no folder $target here. A server is written user@host:/var/www/brightboard; make a new folder first."
    host="" folder=$target ;;
esac
for program in rsync ${host:+ssh}; do
  command -v "$program" >/dev/null || refuse "Install $program first, such as: sudo apt-get install $program"
done

# Runs the script from standard input in the folder, with arguments, locally or on the server.
there() {
  quoted=""
  for word in "$folder" "$@"; do quoted="$quoted $(quote "$word")"; done
  script="set -eu; mkdir -p \"\$1/releases\"; cd \"\$1\"; shift
$(cat)"
  if [ -n "$host" ]; then printf %s "$script" | ssh "$host" "sh -s -- $quoted"
  else printf %s "$script" | sh -s -- "$folder" "$@"; fi
}

# Checks the target before the build, which takes much longer.
echo 'test -w releases' | step "Looking at $target" there || { echo "$target cannot be reached, or not be written to." >&2; exit 1; }

if [ "$mode" = rollback ]; then
  there <<'END'
now=$(readlink current) before=$(readlink previous || true)
[ -d "${before:-none}" ] || { echo "Nothing is known to have been live before $(basename "$now"). There are:" >&2; ls releases >&2; exit 1; }
# Pages that visitors opened before the rollback still find their assets.
cp -aln "$now/_assets/." "$before/_assets/"
mv -T previous current
echo "Live again: $(basename "$before"), in place of $(basename "$now")."
END
  exit
fi

step "Building the site" npm run --silent "$mode"
release=$(date -u +%Y-%m-%dT%H-%M-%SZ)
partial="${host:+$host:}$folder/releases/$release.partial/"
there "$release" <<'END'
find releases -mindepth 1 -maxdepth 1 -name '*.partial' -mtime +0 -exec rm -r {} +
mkdir "releases/$1.partial"
[ ! -e current ] || cp -al current/_assets "releases/$1.partial/"
END
# Sends pages after the hashed files that they need. --ignore-times renews the dates of files still in use, for the 30 days.
send() { rsync -s --recursive --chmod=D755,F644 --ignore-times "$@" "$partial"; }
step "Sending $(find site/dist -type f | wc -l) files" send site/dist/_assets
step "Sending the pages" send --exclude=/_assets site/dist/
there "$release" <<'END'
# Keeps the previous release and its files, since visitors may have its pages open.
before=$(readlink current || true)
since=$(basename "${before:-$1}")
find "releases/$1.partial/_assets" -type f -mtime +30 ! -newermt "${since%T*}" -delete
mv "releases/$1.partial" "releases/$1"
# Renaming a link is atomic: every request gets one release or the other.
[ -z "$before" ] || ln -sfn "$before" previous
ln -sfn "releases/$1" next && mv -T next current
find releases -mindepth 1 -maxdepth 1 -mtime +30 ! -name "$1" ! -name "$since" -exec rm -r {} +
END
echo "Released $release to $target. Back with: npm run release -- $(quote "$target") --rollback"
