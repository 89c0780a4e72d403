#!/bin/sh
# date-holidays 3.37.0: in South Australia, 25 December 2027, a Saturday, is no public holiday.
#
# The calendar of AU-SA moves Christmas Day to the Monday when it falls on a Saturday, as the Holidays Act 1910 did. The
# Public Holidays Act 2023 (SA), in force since 1 January 2024, keeps the day itself and adds the Monday (SafeWork SA,
# "Locking in Christmas Day as a public holiday", 30 November 2023). 2027 is the first year in which the two differ: a
# shop that closes on public holidays would deliver in Adelaide on Christmas Day. AU-NSW has both days.
#
# Seen:
#   AU-SA 2027-12-25 no, 2027-12-27 Christmas Day
#   AU-NSW 2027-12-25 Christmas Day, 2027-12-27 Christmas Day (substitute day)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0
cat >christmas.mjs <<'JS'
import assert from 'node:assert/strict';
import Holidays from 'date-holidays';

function nameDays(state) {
  const days = new Holidays('AU', state).getHolidays(2027);
  const named = ['2027-12-25', '2027-12-27'].map((date) => {
    const day = days.find((one) => one.type === 'public' && one.date.startsWith(date));
    return `${date} ${day ? day.name : 'no'}`;
  });
  console.log(`AU-${state} ${named.join(', ')}`);
  return named;
}

assert.deepEqual(nameDays('SA'), ['2027-12-25 no', '2027-12-27 Christmas Day']);
assert.deepEqual(nameDays('NSW'), ['2027-12-25 Christmas Day', '2027-12-27 Christmas Day (substitute day)']);
JS
node christmas.mjs
