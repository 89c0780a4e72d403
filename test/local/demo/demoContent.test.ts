import { florists } from '@bloomkin/local/demo/content/florist.ts';
import {
  buyers,
  collectionProducts,
  demonstrationNotice,
  pictures,
  recipients,
} from '@bloomkin/local/demo/content/shopContent.ts';
import { baseItems } from '@bloomkin/scripts/seed/baseItems.ts';
import { categoryTree, collections, type SeedCategory } from '@bloomkin/scripts/seed/catalogueTree.ts';
import { documents } from '@bloomkin/scripts/seed/documents/documents.ts';
import { productTypes } from '@bloomkin/scripts/seed/productTypes.ts';
import { isAbn } from '@bloomkin/shared/rules/abn.ts';
import { describe, expect, it } from 'vitest';

const designs = florists.flatMap((florist) => florist.designs);
const flat = (categories: readonly SeedCategory[]): SeedCategory[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** Numbers that the regulator keeps for fiction (ACMA): mobiles one by one, landlines (0x) 5550 xxxx. */
const fictitious =
  /^\+61(4915(70(006|15[6-9]|110|313|737)|71(266|491|804)|72(549|665|983)|73(087|770)|74(118|632)|75(254|789)|76(398|801)|77(426|644))|[2378]5550\d{4})$/;

describe('the demo shop', () => {
  it('names florists with valid and different ABNs', () => {
    const abns = florists.map(({ abn }) => abn);
    expect(abns.filter((abn) => !isAbn(abn))).toEqual([]);
    expect(new Set(abns).size).toBe(8);
  });

  it('uses fictitious phones alone, each for one account at most', () => {
    const own = [...florists.map(({ owner }) => owner.phone), ...buyers.map(({ phone }) => phone)];
    const signIn = own.filter((phone) => phone !== '');
    const shops = florists.flatMap(({ phone, stores }) => [phone, ...stores.map((store) => store.phone)]);
    const all = [...signIn, ...shops, ...recipients.map(({ phone }) => phone)];
    expect(all.filter((phone) => !fictitious.test(phone))).toEqual([]);
    expect(new Set(signIn).size).toBe(signIn.length);
  });

  it('puts every design into an existing category, with values of its type', () => {
    const shelves = flat(categoryTree).map(({ name }) => name);
    for (const design of designs) {
      expect(shelves).toContain(design.category);
      const parameters = productTypes.find(({ name }) => name === design.type)?.parameters ?? [];
      const valuesOf = (id: string) => parameters.find((parameter) => parameter.id === id)?.values;
      expect(valuesOf('occasion')).toEqual(expect.arrayContaining([...design.occasions]));
      if (design.care) expect(valuesOf('light')).toContain(design.care.light);
      if (design.care) expect(valuesOf('pets')).toContain(design.care.pets);
      else expect(valuesOf('bouquet-color')).toEqual(expect.arrayContaining([...design.colors]));
    }
  });

  it('keeps one category empty and one inactive, which the menu leaves out', () => {
    const leaves = flat(categoryTree).filter(({ children }) => children.length === 0);
    const empty = leaves.filter(({ name }) => designs.every(({ category }) => category !== name));
    expect(empty.map(({ name }) => name)).toEqual(['Dried flowers', 'Christmas']);
    expect(leaves.filter(({ active }) => !active).map(({ name }) => name)).toEqual(['Christmas']);
  });

  it('brings pictures of its own for every category and collection it names', () => {
    const drawn = designs.map(({ picture }) => picture);
    const named = [
      ...Object.values(pictures.categories),
      ...Object.values(pictures.collections),
      ...florists.map(({ cover }) => cover),
    ];
    expect(named.filter((picture) => !drawn.includes(picture))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
    const shown = flat(categoryTree).filter(({ id }) => id !== 'dried-flowers');
    expect(Object.keys(pictures.categories).toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
  });

  it('fills every collection and no other', () => {
    const ids = collections.map(({ id }) => id);
    expect(Object.keys(pictures.collections)).toEqual(ids);
    expect(Object.keys(collectionProducts)).toEqual(ids);
  });

  it('tells every buyer of guarantees and of the demo', () => {
    const text = (wanted: string) => documents.find(({ name }) => name === wanted)?.text ?? '';
    expect(documents.map(({ name }) => name)).toEqual([
      'legacy',
      'privacy',
      'shipping',
      'refund',
      'user_agreement',
    ]);
    expect(text('refund')).toContain('cannot be excluded under the Australian Consumer Law');
    expect(text('user_agreement')).toContain('cannot be excluded');
    expect(text('privacy')).toContain('Privacy Act 1988');
    for (const document of baseItems(new Date(), demonstrationNotice).documents)
      expect(document.text).toContain('demonstration shop');
  });

  it('writes its documents with the tags of the editor alone', () => {
    const tags = documents.flatMap(({ text }) =>
      [...text.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag),
    );
    const allowed = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 'br', 'a'];
    expect(tags.filter((tag) => tag === undefined || !allowed.includes(tag))).toEqual([]);
  });
});
