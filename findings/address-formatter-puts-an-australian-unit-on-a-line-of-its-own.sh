#!/bin/sh
# @fragaria/address-formatter 6.7.1: unit 5 at 12 Crown Street is written as two lines, "5" and "12 Crown Street".
#
# Australians write a unit before the number of its street, in the same line: "5/12 Crown Street" or "Unit 5, 12 Crown
# Street" (Australia Post, addressing guidelines; AS 4590). The library's template puts the component `unit` above the
# street as it is. A driver who reads the label sees a bare "5", and a form that takes the first line as the street loses
# the street. With "Unit 5" as the component the first line is at least readable.
#
# Seen: "5 | 12 Crown Street | Fitzroy VIC 3065 | Australia"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @fragaria/address-formatter@6.7.1
cat >format.mjs <<'JS'
import assert from 'node:assert/strict';
import formatter from '@fragaria/address-formatter';

const address = {
  unit: '5',
  houseNumber: '12',
  road: 'Crown Street',
  suburb: 'Fitzroy',
  city: 'Melbourne',
  state: 'Victoria',
  postcode: '3065',
  country: 'Australia',
  countryCode: 'AU',
};
const label = formatter.format(address).trim().split('\n').join(' | ');
console.log(`"${label}"`);
assert.equal(label, '5 | 12 Crown Street | Fitzroy VIC 3065 | Australia');
JS
node format.mjs
