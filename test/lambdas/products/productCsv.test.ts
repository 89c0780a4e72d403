import { planRow, type RowFields, toNames } from '@bloomkin/lambdas/api/products/csv/planRow.ts';
import { readRows } from '@bloomkin/lambdas/api/products/csv/readRows.ts';
import { writeProducts } from '@bloomkin/lambdas/model/products/csv/writeProducts.ts';
import { toProduct } from '@bloomkin/lambdas/model/products/toProduct.ts';
import { readCsv } from '@bloomkin/lambdas/platform/csv/readCsv.ts';
import { writeCsv } from '@bloomkin/lambdas/platform/csv/writeCsv.ts';
import { escapeFormula, unescapeFormula } from '@bloomkin/shared/rules/formulaCells.ts';
import { CategoryId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFlorist, aProduct } from '#support/catalogueItems.ts';

const category = (id: string, name: string, parentId: string | null = null) => ({
  id: CategoryId.parse(id),
  name,
  parentId: parentId === null ? null : CategoryId.parse(parentId),
});
const bouquet = {
  id: ProductTypeId.parse('bouquet'),
  name: 'Bouquet',
  parameters: [
    { id: 'colour', name: 'Colour', type: 'list' as const, values: ['Red', 'Pink'] },
    { id: 'height', name: 'Height', type: 'number' as const, unit: 'cm', values: [] },
    { id: 'price', name: 'Price', type: 'value' as const, values: ['Low', 'High'] },
  ],
};
const plant = {
  id: ProductTypeId.parse('plant'),
  name: 'Plant',
  parameters: [{ id: 'pot', name: 'Pot', type: 'value' as const, values: ['Clay'] }],
};
const names = toNames({
  categories: [
    category('roses', 'Roses'),
    category('gifts', 'Gifts'),
    category('sale', 'Sale'),
    category('mum', 'For Mum', 'gifts'),
    category('mum2', 'For Mum', 'sale'),
  ],
  types: [bouquet, plant],
});
const { company } = aFlorist('Petal');

const textOf = (rows: readonly (readonly string[])[]) => Buffer.from(writeCsv(rows));
const columns = (cells: Record<string, string>) => new Map(Object.entries(cells));
const errorsOf = (cells: Record<string, string>, existing?: ReturnType<typeof aProduct>) => {
  const planned = planRow(columns(cells), existing, names);
  return 'errors' in planned ? planned.errors.map(({ column }) => column) : [];
};
const fresh = { sku: 'PD-1', name: 'Paper daisies', price: '45.50', category: 'Roses', type: 'bouquet' };

function fieldsOf(cells: Record<string, string>, existing?: ReturnType<typeof aProduct>): RowFields {
  const planned = planRow(columns(cells), existing, names);
  if ('errors' in planned) throw new Error(JSON.stringify(planned.errors));
  return planned.fields;
}

describe('a cell that a spreadsheet would run', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.stringMatching(/^'{0,2}[=+\-@＝＋－＠].{0,10}$/),
    fc.constantFrom('\t=1', '\r=1', '=HYPERLINK("http://x.example")'),
  );

  it('becomes text in the file and itself again when read', () => {
    fc.assert(
      fc.property(cell, (value) => {
        expect(escapeFormula(value)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unescapeFormula(escapeFormula(value))).toBe(value);
      }),
    );
  });
});

describe('a CSV file', () => {
  it('reads back what was written, whatever the cells hold', () => {
    const cell = fc.string().map((text) => text.replaceAll('\0', '').trim());
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (written) => {
        const header = ['sku', 'name', 'price'];
        const padded = written.map((row) =>
          [...row, '', ''].slice(0, 5).map((text) => text.replaceAll('\r', '')),
        );
        expect(readCsv(textOf([header, ...padded]))).toEqual([header, ...padded]);
      }),
    );
  });

  it.each([
    ['Windows-1252', Buffer.from('sku,name\nA,Caf\xe9', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffsku,name\nA,Café', 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeffsku,name\nA,Café', 'utf16le').swap16()],
    ['UTF-8', Buffer.from('\ufeffsku,name\nA,Café')],
    ['a German Excel', Buffer.from('sku;name\nA;Café')],
    ['a table pasted from a sheet', Buffer.from('sku\tname\nA\tCafé')],
  ])('reads %s', (_, bytes) => {
    expect(readCsv(bytes)).toEqual([
      ['sku', 'name'],
      ['A', 'Café'],
    ]);
  });

  it.each(['ÿellow', 'þing'])('reads %s as Windows-1252 despite half a byte order mark', (name) => {
    expect(readCsv(Buffer.from(name, 'latin1'))).toEqual([[name]]);
  });

  it.each([
    ['is empty', '', 'The first row must name the columns'],
    [
      'is a workbook',
      'PK\u0003\u0004\0\0',
      'This is not a CSV file: save it as CSV in your spreadsheet first',
    ],
    ['has an open quote', 'sku,name\nA,"Roses', 'This is not readable as CSV near line 2: check the quotes'],
    ['names no SKU', 'name,price\nRoses,1', 'The file needs a column named sku'],
    ['has a column twice', 'sku,name,Name\nA,B,C', 'The column name is there twice'],
    ['is too long', `sku\n${'A\n'.repeat(5001)}`, 'At most 5,000 rows at once: split the file'],
  ])('rejects a file that %s', (_, text, message) => {
    expect(() => readRows(Buffer.from(text), names)).toThrow(message);
  });

  it.each([
    ['sep=,\nsku,name\nA,B', 2],
    ['sep=;\r\nsku;name\r\nA;B', 2],
    ['\ufeffsep=;\nsku;name\nA;B', 2],
    [',,\nsku,name\nA,B', 3],
    ['\n\nsku,name\nA,B', 4],
    ['\r\nsku;name\r\nA;B', 3],
    ['sku,name\r\nA,B\n', 2],
    ['sku,name\rA,B', 2],
    ['"sku"\t"name"\nA\tB', 2],
    ['sep=\t\nsku\tname\nA\tB', 2],
    [';;\r\nsku;name\r\nA;B', 3],
    ['sep=,\n,\nsku,name\nA,B', 3],
    [' SKU ,\u00a0Name\nA,B', 2],
  ])('finds the header and the row of %j', (text, row) => {
    const { rows } = readRows(Buffer.from(text), names);
    expect(rows.map((each) => [each.row, each.sku, each.cells.get('name')])).toEqual([[row, 'A', 'B']]);
  });

  it('names the row that looks like the header under titles', () => {
    const text = 'Petal & Twine,\nProducts,\nSKU,Name\nA,B';
    expect(() => readRows(Buffer.from(text), names)).toThrow('row 3 looks like the header');
  });

  it.each([
    ['sku,name\nA,Posy', undefined],
    ['florist,sku\nPetal,A', undefined],
    ['florist,sku\n  PETAL ,A\n,B', undefined],
    ['florist,sku\nPetal,A\nRosie & Thorn,B', 'The column florist names Rosie & Thorn in row 3, not Petal'],
    ['\nsku,Florist\nA,Rosie & Thorn', 'The column florist names Rosie & Thorn in row 3, not Petal'],
  ])('takes %j as Petal’s own file, or names the other florist', (text, message) => {
    const read = () => readRows(Buffer.from(text), names, 'Petal');
    if (message) expect(read).toThrow(message);
    else expect(read().rows).not.toEqual([]);
  });

  it.each([
    [',', '89.9500', '89.95'],
    [',', '89.000', '89.00'],
    [',', '89.00 AUD', '89.00'],
    [',', 'AUD 89.00', '89.00'],
    [',', 'A$89', '89'],
    [',', 'AU$ 89.5', '89.5'],
    [',', '89.955', '89.955'],
    [',', 'A$ 89.95', '89.95'],
    [',', 'aud 89', '89'],
    [',', ' 89.90 ', '89.90'],
    [';', '89,50 AUD', '89.50'],
    [';', 'AUD 89,5', '89.5'],
    [';', '89,50', '89.50'],
    [';', '89,5', '89.5'],
    [';', '1.234,50', '1234.50'],
    [';', '89,9500', '89.95'],
    [';', '1,000', '1,000'],
    [';', '1.000', '1.000'],
  ])('reads a price beside %j: %s', (separator, cell, price) => {
    const { rows } = readRows(Buffer.from(`sku${separator}price\nA${separator}${cell}`), names);
    expect(rows[0]?.cells.get('price')).toBe(price);
  });

  it.each(['9.31001E+12', '9.31E+12', '9,31E+12', '1e+10'])(
    'refuses the SKU %s, which a spreadsheet shortened',
    (sku) => {
      const { rows } = readRows(Buffer.from(`sku,name\n"${sku}",Roses`), names);
      expect(rows[0]?.errors.map(({ column }) => column)).toEqual(['sku']);
    },
  );

  it('counts rows as a spreadsheet does and names those it skips', () => {
    const text = 'SKU,Name,Sold in 2025\nA,"Two\nlines",7\n\n,,\nB,Roses,8,surplus\nA,Again,9';
    const { rows, ignoredColumns } = readRows(Buffer.from(text), names);
    expect(rows.map(({ row, sku, errors }) => [row, sku, errors.map(({ column }) => column)])).toEqual([
      [2, 'A', []],
      [5, 'B', ['column 4']],
      [6, 'A', ['sku']],
    ]);
    expect(ignoredColumns).toEqual(['Sold in 2025']);
  });
});

describe('a row', () => {
  it('makes a product of a florist’s typed cells', () => {
    const fields = fieldsOf({ ...fresh, colour: 'pink; RED', height: '40', 'price (parameter)': 'low' });
    expect(fields).toMatchObject({ priceCents: 4550, categoryId: 'roses', typeId: 'bouquet', active: true });
    expect(fields.parameters.map(({ name, values }) => [name, values])).toEqual([
      ['Colour', ['Pink', 'Red']],
      ['Height', ['40']],
      ['Price', ['Low']],
    ]);
    expect(fieldsOf({ ...fresh, category: 'gifts > for mum' }).categoryId).toBe('mum');
  });

  it.each([
    'Gifts\u00a0> For Mum',
    'Gifts>For Mum',
    'gifts  >  for mum',
    'GIFTS >for\u00a0 mum',
    'Gifts\u2003>\u2003For Mum',
    'Gifts >\tFor\tMum',
    'Gifts >\nFor Mum',
    'Gifts\u3000> For\u3000Mum',
    'Gifts\u202f>For\u2009Mum',
    '\u00a0 Gifts > For Mum \u0085',
    'Gifts> For\u2028Mum',
  ])('finds the category %j whatever its spaces', (path) =>
    expect(fieldsOf({ ...fresh, category: path }).categoryId).toBe('mum'),
  );

  it.each([
    ['draft', false],
    ['archived', false],
    ['Hidden', false],
    ['private', false],
    ['unlisted', false],
    ['OFF', false],
    ['-1', false],
    ['published', true],
    ['publish', true],
    ['Live', true],
    ['TRUE', true],
    ['Available', true],
  ])('reads the status %s of another shop', (status, active) => {
    expect(fieldsOf({ ...fresh, active: status }).active).toBe(active);
  });

  it.each([
    ['<p>Red roses</p>\\n<ul>\\n<li>12 stems</li></ul> Tom &amp; Co', 'Red roses\n• 12 stems\n\nTom & Co'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br/>Two<br>Three', 'One\nTwo\nThree'],
    ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
    ['<div class="a"><b>Bold</b> &ndash; text</div>', 'Bold – text'],
    ['Tom &amp; Co', 'Tom & Co'],
    ['&#8217;tis &#x2019;', '’tis ’'],
    ['&#0; &#xd800; &nope;', '&#0; &#xd800; &nope;'],
    ['We <3 roses > lilies', 'We <3 roses > lilies'],
    ['&lt;script&gt;', '<script>'],
    ['Two\nlines', 'Two\nlines'],
  ])('reads the description %j as text', (description, text) => {
    expect(fieldsOf({ ...fresh, description }).description).toBe(text);
  });

  it.each(['40', '40 cm', '40cm', '40 CM', '40\u00a0cm', '40.0 cm', '40  cm'])(
    'takes the number %j with its unit or without',
    (height) =>
      expect(fieldsOf({ ...fresh, height }).parameters[0]?.values).toEqual([
        height.includes('.') ? '40.0' : '40',
      ]),
  );

  it.each(['40 kg', 'cm', 'forty', '40 x 20 cm'])('asks for a number instead of %j', (height) => {
    const planned = planRow(columns({ ...fresh, height }), undefined, names);
    expect('errors' in planned && planned.errors).toMatchObject([
      { column: 'height', message: expect.stringContaining('is not a number such as 20') },
    ]);
  });

  it.each([
    ['type', 'BOUQUET'],
    ['type', '\u00a0Bouquet '],
    ['colour', 'red;\u00a0PINK'],
    ['price (parameter)', ' LOW\u2003'],
  ])('finds the %s %j whatever its spaces and letters', (column, cell) => {
    expect(errorsOf({ ...fresh, [column]: cell })).toEqual([]);
  });

  it('names each column that is wrong', () => {
    const wrong = { sku: 'X', name: '', price: '1.005', category: 'For Mum', type: 'Tree', active: 'maybe' };
    const found = errorsOf({ ...wrong, site: 'javascript:alert(1)' });
    expect(found.sort()).toEqual(['active', 'category', 'name', 'price', 'site', 'type']);
    expect(errorsOf({ ...fresh, colour: 'Blue', height: 'tall', pot: 'Clay' })).toEqual([
      'colour',
      'height',
      'pot',
    ]);
    expect(errorsOf({ sku: 'X' })).toEqual(['name', 'category', 'type', 'price']);
    expect(errorsOf({ ...fresh, sku: 'x'.repeat(61) })).toEqual(['sku']);
  });

  it('changes only the columns that the file has', () => {
    const existing = aProduct(company.id, { sku: 'PD-1', description: 'Kept', active: false });
    const fields = fieldsOf({ sku: 'PD-1', price: '50' }, existing);
    expect(fields).toMatchObject({
      priceCents: 5000,
      description: 'Kept',
      active: false,
      name: existing.name,
    });
    expect(fieldsOf({ sku: 'PD-1', description: '' }, existing).description).toBe('');
  });

  it('stays the same product after an export, whatever it holds', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((value) => value.replace(/[\0\r]/g, '').trim());
    const stored = fc.record({
      name: text.filter((value) => value !== ''),
      description: text,
      priceCents: fc.integer({ min: 1, max: 10_000_000 }),
      active: fc.boolean(),
      categoryId: fc.constantFrom(...['roses', 'mum', 'mum2', 'gone'].map((id) => CategoryId.parse(id))),
      parameters: fc.constantFrom(
        [],
        [{ parameterId: 'colour', name: 'Colour', type: 'list' as const, values: ['Pink', 'Gone'] }],
        [{ parameterId: 'height', name: 'Height', type: 'number' as const, values: ['40'] }],
      ),
    });
    fc.assert(
      fc.property(stored, (about) => {
        const product = aProduct(company.id, { ...about, sku: 'PD-1', typeId: bouquet.id });
        const shown = { ...toProduct(product, company), type: { id: bouquet.id, name: product.typeName } };
        const { rows } = readRows(Buffer.from(writeProducts([shown], names)), names);
        const planned = rows.map(({ cells }) => planRow(cells, product, names));
        const { fields } = Object(planned[0]);
        expect(fields).toEqual(
          Object.fromEntries(Object.keys(fields).map((name) => [name, Object(product)[name]])),
        );
      }),
    );
  });
});
