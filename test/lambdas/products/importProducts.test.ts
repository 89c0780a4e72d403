import { exportProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { createProduct, importProducts } from '@bloomkin/shared/routes/products.ts';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';
import { OfficeFlorist } from './officeFixture.ts';

const test = securityFixture();
const header = 'sku,name,price,category,type,active,extra,description,site';
const line = (sku: string, price = '45.50', name = 'Paper daisies') =>
  `${sku},"${name}",${price},Roses,Bouquet,yes,no,,`;

describe('an import', () => {
  it('names 50 bad rows of 2,000 and takes the others', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    const isBad = (at: number) => at % 40 === 7;
    const rows = Array.from({ length: 2000 }, (_, at) => line(`S-${at}`, isBad(at) ? 'dear' : '45.50'));
    const csv = [header, ...rows].join('\r\n');
    test.backend.tableCalls.forget();
    const dry = await florist.import(csv, { dryRun: true });
    expect(dry).toMatchObject({ dry_run: true, created: 1950, failed: 50 });
    expect(test.backend.tableCalls.changed).toEqual([]);
    const bad = dry.rows.filter(({ result }) => result === 'error');
    expect(bad.map(({ row, errors }) => [row, errors.map(({ column }) => column)])).toEqual(
      rows.flatMap((_, at) => (isBad(at) ? [[at + 2, ['price']]] : [])),
    );
    const first = await florist.import(csv);
    expect(first).toMatchObject({ created: 1950, updated: 0, failed: 50 });
    expect((await florist.list()).total).toBe(1950);
    test.backend.tableCalls.forget();
    expect(await florist.import(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 1950, failed: 50 });
    expect(test.backend.tableCalls.changed).toEqual([]);
  });

  it('answers with the first 200 faulty rows when all of the largest file are wrong', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    const sizes = Array.from({ length: 8 }, (_, at) => `size ${at + 1},size ${at + 1} price`);
    const cells = Array.from({ length: 8 }, () => 'Grand,dear').join(',');
    const long = 'x'.repeat(300);
    const rows = Array.from({ length: 4999 }, (_, at) => `W-${at}${long},${long},${cells},Tree`);
    const csv = [`sku,name,${sizes.join(',')},type`, ...rows].join('\n');
    const { status, text } = await florist.sendFile(csv, true);
    const { data } = importProducts.options.response.parse(JSON.parse(text));
    expect({ status, failed: data.failed, rows: data.rows.length }).toEqual({
      status: 200,
      failed: 4999,
      rows: 200,
    });
    expect(Math.max(...data.rows.map(({ sku, name }) => Math.max(sku.length, name.length)))).toBe(100);
    expect(text.length).toBeLessThan(1_000_000);
  });

  it('changes only what an export’s edits change', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    await florist.stock([
      { sku: '=1+1', name: '@Home, "the" roses', description: 'Two\nlines', priceCents: 8950 },
      { sku: '-9', name: 'Ünïcödé 🌷', active: false, site: 'https://florist.example/a' },
    ]);
    const csv = await florist.call(exportProducts);
    expect(csv.split('\r\n')[0]).toBe(`\ufeff${header}`);
    expect(csv).toContain("'=1+1");
    expect(await florist.import(csv)).toMatchObject({ unchanged: 2, created: 0, failed: 0 });
    const edited = csv.replace('89.50', '92');
    expect(await florist.import(edited)).toMatchObject({ unchanged: 1, updated: 1 });
    expect(await florist.prices()).toEqual({ '=1+1': 92, '-9': 89 });
    const only = await florist.call(exportProducts, { query: { active: false } });
    expect(only.trim().split('\r\n')).toHaveLength(2);
  });

  it('names the florist of each product in an admin’s file of the market', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    await florist.stock([{ sku: 'MARKET-1' }]);
    const { text } = await florist.send(exportProducts, {}, test.seed.people.admin.token);
    expect(text.split('\r\n')[0]).toMatch(new RegExp(`^\ufeff?florist,${header}`));
    expect(text).toMatch(/^Marlo & Fern,MARKET-1,/m);
  });

  it('says in the preview which product an SKU changed by a spreadsheet looks like', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    const skus = [
      '00123',
      'DEC-12',
      'RB-01',
      '9310012345678',
      '3-5',
      'MAR2024',
      '1-2-2025',
      '12.50',
      '9310012345678901234',
    ];
    await florist.stock(skus.map((sku) => ({ sku, name: `Posy ${sku}` })));
    const rows = [
      ['123', '00123'],
      ['0123', '00123'],
      ['12-Dec', 'DEC-12'],
      ['Dec-12', 'DEC-12'],
      ['rb-01', 'RB-01'],
      ['3-May', '3-5'],
      ['5-Mar', '3-5'],
      ['Mar-24', 'MAR2024'],
      ['1/02/2025', '1-2-2025'],
      ['12.5', '12.50'],
      ['9310012345678900000', '9310012345678901234'],
    ] as const;
    const strange = ['124', 'Dec-13', 'RB-02', '5-Apr', '4-Mar-24', 'ROSE-3', '5-3', '12-5'];
    const csv = [header, ...[...rows.map(([sku]) => sku), ...strange].map((sku) => line(sku))].join('\n');
    const preview = await florist.import(csv, { dryRun: true });
    expect(preview).toMatchObject({ created: rows.length + strange.length, failed: 0 });
    const found = preview.rows.map(({ sku, warnings = [] }) => [sku, warnings.map(({ message }) => message)]);
    expect(found).toEqual(
      rows.map(([sku, like]) => [sku, [expect.stringContaining(`Looks like ${like}, Posy ${like}.`)]]),
    );
    expect((await florist.import(csv)).rows).toEqual([]);
  });

  it('says which size looks like a date', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    const csv = 'sku,name,category,type,size 1,size 1 sku,size 1 price\nA,Posy,Roses,Bouquet,3-May,A1,40';
    const { rows } = await florist.import(csv, { dryRun: true });
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      [{ column: 'size 1', message: expect.stringContaining('Looks like a date.') }],
    ]);
  });

  it('makes each product once when it is sent twice at once', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    const csv = [header, ...Array.from({ length: 60 }, (_, at) => line(`T-${at}`))].join('\n');
    const both = await Promise.all([florist.import(csv), florist.import(csv)]);
    expect(both.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(60);
    expect((await florist.list()).total).toBe(60);
  });

  it('matches SKUs of this company alone', async () => {
    const [florist, stranger] = [
      await OfficeFlorist.open(test.backend),
      await OfficeFlorist.open(test.backend),
    ];
    const form = { name: 'Theirs', price: '10', category: 'roses', type: 'bouquet' };
    await stranger.call(createProduct, { body: { ...form, sku: 'SAME' } });
    expect(await florist.import([header, line('SAME')].join('\n'))).toMatchObject({ created: 1 });
    expect(await stranger.prices()).toEqual({ SAME: 10 });
    const { status } = await stranger.send(exportProducts, { query: { company_id: florist.companyId } });
    expect(status).toBe(403);
  });

  it('requires a file of at most 4 MB', async () => {
    const florist = await OfficeFlorist.open(test.backend);
    const big = `${header}\n${'x'.repeat(4 * 1024 * 1024)}`;
    expect((await florist.sendFile(big, true)).code).toBe('REQUEST.TOO_LARGE');
    expect((await florist.sendFile('', true)).code).toBe('VALIDATION.FAILED');
  });
});
