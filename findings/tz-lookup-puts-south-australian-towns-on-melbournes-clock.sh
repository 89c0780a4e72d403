#!/bin/sh
# tz-lookup 6.1.25 and @photostructure/tz-lookup 11.7.0: towns near a border of states get the neighbour's clock.
#
# Both keep the world's zones as a coarse picture and say so; here is how coarse it is at the borders of states.
# Bordertown lies 17 km inside South Australia and gets Melbourne's clock, 30 minutes ahead; Boggabilla lies in New South
# Wales and gets Brisbane's, an hour behind in summer; Wallangarra lies in Queensland and gets Sydney's. "Order by 2 pm"
# is then wrong by that much. The state of the address decides right, as state borders are zone borders there; Broken
# Hill, an exception, has its own zone in both.
#
# Seen, the same for both packages:
#   Bordertown SA: Australia/Melbourne
#   Pinnaroo SA: Australia/Melbourne
#   Boggabilla NSW: Australia/Brisbane
#   Wallangarra QLD: Australia/Sydney
#   Broken Hill NSW: Australia/Broken_Hill
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tz-lookup@6.1.25 @photostructure/tz-lookup@11.7.0
cat >towns.mjs <<'JS'
import assert from 'node:assert/strict';
import findFiner from '@photostructure/tz-lookup';
import find from 'tz-lookup';

const towns = [
  ['Bordertown SA', -36.311, 140.771, 'Australia/Melbourne'],
  ['Pinnaroo SA', -35.26, 140.908, 'Australia/Melbourne'],
  ['Boggabilla NSW', -28.607, 150.36, 'Australia/Brisbane'],
  ['Wallangarra QLD', -28.921, 151.931, 'Australia/Sydney'],
  ['Broken Hill NSW', -31.953, 141.453, 'Australia/Broken_Hill'],
];
for (const [town, latitude, longitude, seen] of towns) {
  console.log(`${town}: ${find(latitude, longitude)}`);
  assert.equal(find(latitude, longitude), seen);
  assert.equal(findFiner(latitude, longitude), seen);
}
JS
node towns.mjs
