import { parsePricedSearch } from '@bloomkin/shared/rules/productSearch.ts';
import { dropSmallWords, listWords, matchesText } from '@bloomkin/shared/rules/search.ts';
import { describe, expect, it } from 'vitest';

const people = [
  'Mary O’Brien to José Nuñez, 12 King St, Newtown',
  "Siobhán D'Arcy-Müller, 45 Saint Georges Road",
  'Nguyễn Thị Hương, 8 Mt Pleasant Ave',
  'Renée Lefèvre, 3/12 Pacific Hwy, St Leonards',
  'Łukasz Đorđević, 1 Marine Parade',
  'Søren Weiß, 20 Norfolk Cres',
  'Fionaʻulu ʼAloha, 5 Bay Tce',
  'Zoë Mc`Carthy, 9 Boundary Ln',
  'Ｙｕｋｉ Satō, 2 Station Pl',
  'Jean‑Luc d‛Arc, 7 Grand Blvd',
];

describe('a search for people and addresses', () => {
  it.each([
    ["o'brien", 0],
    ['obrien', 0],
    ['mary obrien', 0],
    ['O’BRIEN jose', 0],
    ['nunez', 0],
    ['12 king street', 0],
    ['12 King St.', 0],
    ['siobhan d’arcy', 1],
    ['darcy', 1],
    ['muller', 1],
    ['darcymuller', 1],
    ['darcy-muller', 1],
    ['st georges rd', 1],
    ['45 saint georges rd', 1],
    ['st. george', 1],
    ['nguyen thi huong', 2],
    ['nguyễn'.normalize('NFD'), 2],
    ['mount pleasant avenue', 2],
    ['mount pleasant av', 2],
    ['renee lefevre', 3],
    ['pacific highw', 3],
    ['saint leonards', 3],
    ['3/12 pacific hwy', 3],
    ['lukasz dordevic', 4],
    ['marine pde', 4],
    ['soren weiss', 5],
    ['norfolk crescent', 5],
    ['fionaulu aloha', 6],
    ['bay terrace', 6],
    ['zoe mccarthy', 7],
    ['boundary lane', 7],
    ['yuki sato', 8],
    ['station place', 8],
    ['jean luc', 9],
    ['jeanluc', 9],
    ['grand boulevard', 9],
  ])('finds one text for “%s”', (search, at) => {
    expect(people.filter((text) => matchesText(text, search))).toEqual([people[at]]);
  });

  it.each(['king road', 'mary muller', 'saint pleasant', 'obrian'])('finds none for “%s”', (search) => {
    expect(people.filter((text) => matchesText(text, search))).toEqual([]);
  });
});

describe('small words', () => {
  it.each([
    ['a bouquet of red roses', ['bouquet', 'red', 'roses']],
    ['flowers for my mum', ['flowers', 'mum']],
    ['lilies in a vase with the card', ['lilies', 'vase', 'card']],
    ['of the', ['of', 'the']],
    ['forget me not', ['forget', 'not']],
  ])('leave the main words of “%s”', (search, words) => {
    expect(dropSmallWords(listWords(search))).toEqual(words);
  });
});

describe('a price in words', () => {
  it.each([
    ['white flowers under 80', 'white flowers', undefined, 80],
    ['roses below $80', 'roses', undefined, 80],
    ['up to 50', '', undefined, 50],
    ['tulips less than $49.50', 'tulips', undefined, 49.5],
    ['roses up to 60 dollars for mum', 'roses for mum', undefined, 60],
    ['$40–60', '', 40, 60],
    ['peonies $40-$60', 'peonies', 40, 60],
    ['40 to 60 dollars roses', 'roses', 40, 60],
    ['between 60 and 40', '', 40, 60],
    ['bouquet from $50 to $100', 'bouquet', 50, 100],
    ['orchids over 100', 'orchids', 100, undefined],
    ['at least $100 roses', 'roses', 100, undefined],
    ['flowers for $50', 'flowers', undefined, 50],
    ['under A$80 lilies', 'lilies', undefined, 80],
  ])('becomes the filter of “%s”', (search, text, minDollars, maxDollars) => {
    expect(parsePricedSearch(search)).toEqual({
      text,
      ...(minDollars !== undefined && { minDollars }),
      ...(maxDollars !== undefined && { maxDollars }),
    });
  });

  it.each([
    '12 red roses',
    '20-30 roses',
    'ROS-12',
    'under the sea',
    'from mum',
    'thunder 50',
    '3 to 5 stems',
  ])('stays out of “%s”', (search) => {
    expect(parsePricedSearch(search)).toEqual({ text: search });
  });
});
