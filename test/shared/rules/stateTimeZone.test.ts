import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';
import { findTimeZone } from '@bloomkin/shared/rules/stateTimeZone.ts';
import { describe, expect, test } from 'vitest';

type Row = [town: string, state: AustralianState, lat: number, lng: number, timeZone: string];

const towns: readonly Row[] = [
  ['Stanthorpe', 'QLD', -28.6557, 151.9334, 'Australia/Brisbane'],
  ['Wallangarra', 'QLD', -28.9222, 151.9286, 'Australia/Brisbane'],
  ['Jennings', 'NSW', -28.9256, 151.9314, 'Australia/Sydney'],
  ['Goondiwindi', 'QLD', -28.5472, 150.3075, 'Australia/Brisbane'],
  ['Boggabilla', 'NSW', -28.605, 150.3594, 'Australia/Sydney'],
  ['Mungindi', 'NSW', -28.9786, 148.9897, 'Australia/Sydney'],
  ['Texas', 'QLD', -28.8544, 151.1689, 'Australia/Brisbane'],
  ['Coolangatta', 'QLD', -28.1681, 153.5372, 'Australia/Brisbane'],
  ['Tweed Heads', 'NSW', -28.175, 153.5411, 'Australia/Sydney'],
  ['Albury', 'NSW', -36.0748, 146.924, 'Australia/Sydney'],
  ['Wodonga', 'VIC', -36.1214, 146.8881, 'Australia/Melbourne'],
  ['Mildura', 'VIC', -34.2068, 142.1367, 'Australia/Melbourne'],
  ['Wentworth', 'NSW', -34.1067, 141.9119, 'Australia/Sydney'],
  ['Serviceton', 'VIC', -36.3781, 140.9886, 'Australia/Melbourne'],
  ['Bordertown', 'SA', -36.3117, 140.7719, 'Australia/Adelaide'],
  ['Nelson', 'VIC', -38.0483, 141.0078, 'Australia/Melbourne'],
  ['Renmark', 'SA', -34.1742, 140.7469, 'Australia/Adelaide'],
  ['Cockburn', 'SA', -32.0785, 140.9949, 'Australia/Adelaide'],
  ['Silverton', 'NSW', -31.8846, 141.223, 'Australia/Broken_Hill'],
  ['Silverton', 'SA', -35.6107, 138.1687, 'Australia/Adelaide'],
  ['Broken Hill', 'NSW', -31.9539, 141.4539, 'Australia/Broken_Hill'],
  ['Menindee', 'NSW', -32.3985, 142.4139, 'Australia/Sydney'],
  ['Tibooburra', 'NSW', -29.4331, 142.0108, 'Australia/Sydney'],
  ['Cameron Corner', 'QLD', -28.9975, 141.0005, 'Australia/Brisbane'],
  ['Lord Howe Island', 'NSW', -31.5553, 159.0821, 'Australia/Lord_Howe'],
  ['Norfolk Island', 'NSW', -29.0339, 167.9526, 'Pacific/Norfolk'],
  ['Jervis Bay', 'ACT', -35.1311, 150.7049, 'Australia/Sydney'],
  ['Canberra', 'ACT', -35.2809, 149.13, 'Australia/Sydney'],
  ['Kununurra', 'WA', -15.7736, 128.7386, 'Australia/Perth'],
  ['Caiguna', 'WA', -32.2689, 125.4895, 'Australia/Perth'],
  ['Madura', 'WA', -31.8987, 127.0227, 'Australia/Eucla'],
  ['Mundrabilla', 'WA', -31.8734, 127.8728, 'Australia/Eucla'],
  ['Eucla', 'WA', -31.6762, 128.8891, 'Australia/Eucla'],
  ['Border Village', 'SA', -31.6386, 129.0022, 'Australia/Adelaide'],
  ['Amata', 'SA', -26.1509, 131.1467, 'Australia/Adelaide'],
  ['Mount Isa', 'QLD', -20.7256, 139.4927, 'Australia/Brisbane'],
  ['Avon Downs', 'NT', -20.0266, 137.4903, 'Australia/Darwin'],
  ['Flying Fish Cove', 'WA', -10.4217, 105.6791, 'Indian/Christmas'],
  ['West Island', 'WA', -12.1887, 96.8294, 'Indian/Cocos'],
  ['Hobart', 'TAS', -42.8806, 147.3281, 'Australia/Hobart'],
];

describe('time zone of a store', () => {
  test.each(towns)('follows the state of %s %s', (_town, state, lat, lng, timeZone) => {
    expect(findTimeZone(state, { lat, lng })).toBe(timeZone);
  });
});
