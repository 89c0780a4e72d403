import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import { saveCatalogue } from '@bloomkin/lambdas/catalogue/saveCatalogue.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import { category, florist, now, product } from './fewFlorists.ts';

const names = [
  'Red Rose Bouquet',
  'Dozen Red Roses',
  'Blue Iris Bunch',
  'Cactus trio',
  'Hibiscus in a pot',
  'Crocus bowl',
  'Eucalyptus armful',
  'Narcissus bunch',
  'Leaf garland',
  'Fuchsia basket',
  'Hat box of tulips',
  'Hatbox Orchids',
  'Sunflower Wrap',
  'Thank You Posy',
  'Native Wildflower Bunch',
  'Baby’s Breath Cloud',
  'Ranunculus and Peonies',
  'Chrysanthemum Pot',
  'Gerbera Sunshine',
  'Forget-me-not Seeds',
  'Gladioli Vase',
  'Sunrises over the Reef',
];

function createShop(): Catalogue {
  const grown = new Catalogue();
  grown.apply([
    category('bouquets', 'Gifts'),
    florist('ann', 'Ann’s Room'),
    ...names.map((name, at) => product(`p${at}`, name)),
  ]);
  return Catalogue.load(saveCatalogue(grown));
}

const shop = createShop();

function search(text: string) {
  const filter = {
    activity: 'shown',
    parameters: [],
    sort: 'new',
    page: 1,
    perPage: 50,
    search: text,
  } as const;
  const { cards, search_match } = shop.query(filter, now);
  return { names: cards.map((card) => Product.parse(JSON.parse(card)).name).toSorted(), search_match };
}

describe('a search for products', () => {
  it.each([
    ['bouquet of roses', 'Red Rose Bouquet'],
    ['a bouquet of red roses', 'Red Rose Bouquet'],
    ['roses in a bouquet for my mum', 'Red Rose Bouquet'],
    ['dozen of red roses', 'Dozen Red Roses'],
    ['an armful of eucalyptus', 'Eucalyptus armful'],
    ['a pot of chrysanthemums', 'Chrysanthemum Pot'],
    ['the basket with fuchsias', 'Fuchsia basket'],
    ['a posy to say thank you', 'Thank You Posy'],
    ['garland of leaves for the door', 'Leaf garland'],
    ['bunch of iris', 'Blue Iris Bunch'],
    ['irises', 'Blue Iris Bunch'],
    ['cactuses', 'Cactus trio'],
    ['cacti', 'Cactus trio'],
    ['hibiscuses', 'Hibiscus in a pot'],
    ['crocuses', 'Crocus bowl'],
    ['croci', 'Crocus bowl'],
    ['eucalyptuses', 'Eucalyptus armful'],
    ['eucalipts', 'Eucalyptus armful'],
    ['narcissuses', 'Narcissus bunch'],
    ['narcissi', 'Narcissus bunch'],
    ['leaves', 'Leaf garland'],
    ['fuschia', 'Fuchsia basket'],
    ['fuschias', 'Fuchsia basket'],
    ['chrysanthamum', 'Chrysanthemum Pot'],
    ['crysanthemums', 'Chrysanthemum Pot'],
    ['chrisanthamums', 'Chrysanthemum Pot'],
    ['gerbra', 'Gerbera Sunshine'],
    ['ranunculuses', 'Ranunculus and Peonies'],
    ['peony', 'Ranunculus and Peonies'],
    ['pionies', 'Ranunculus and Peonies'],
    ['sun flower', 'Sunflower Wrap'],
    ['sun-flower', 'Sunflower Wrap'],
    ['sunflowers', 'Sunflower Wrap'],
    ['thankyou', 'Thank You Posy'],
    ['thank-you posies', 'Thank You Posy'],
    ['wild flower', 'Native Wildflower Bunch'],
    ['wild flowers', 'Native Wildflower Bunch'],
    ['babysbreath', 'Baby’s Breath Cloud'],
    ['babies breath', 'Baby’s Breath Cloud'],
    ["baby's-breath", 'Baby’s Breath Cloud'],
    ['hat box orchid', 'Hatbox Orchids'],
    ['hatbox tulips', 'Hat box of tulips'],
    ['forgetmenot', 'Forget-me-not Seeds'],
    ['irisbunch', 'Blue Iris Bunch'],
    ['leafgarland', 'Leaf garland'],
    ['sun-flower wrap', 'Sunflower Wrap'],
    ['native wild-flowers', 'Native Wildflower Bunch'],
    ['gladiolus', 'Gladioli Vase'],
    ['sunrise', 'Sunrises over the Reef'],
    ['sunrises', 'Sunrises over the Reef'],
  ])('finds the one meant by “%s”', (text, name) => {
    expect(search(text).names).toEqual([name]);
  });

  it.each(['hatbox', 'hat box'])('finds both spellings by “%s” when neither matches alone', (text) => {
    expect(search(text).names).toContain(text === 'hatbox' ? 'Hatbox Orchids' : 'Hat box of tulips');
  });

  it.each([
    ['12 red roses', 'part', '‘red rose’', ['Dozen Red Roses', 'Red Rose Bouquet']],
    ['purple iris', 'part', '‘iris’', ['Blue Iris Bunch']],
    ['blue tulips', 'part', '‘blue’ or ‘tulip’', ['Blue Iris Bunch', 'Hat box of tulips']],
    ['red rose zzzz xyzzy', 'part', '‘red rose’', ['Dozen Red Roses', 'Red Rose Bouquet']],
    ['pionies', 'spelling', 'peonies', ['Ranunculus and Peonies']],
    ['fuschia', 'spelling', 'fuchsia', ['Fuchsia basket']],
  ])('says what it found instead of “%s”', (text, kind, shown, found) => {
    expect(search(text)).toEqual({ names: found, search_match: { kind, text: shown } });
  });

  it.each(['zzzz', 'xyzzy qqqq', 'ab12'])('finds nothing for “%s”', (text) => {
    expect(search(text)).toEqual({ names: [], search_match: undefined });
  });

  it('says nothing when all words match as typed', () => {
    expect(search('red roses').search_match).toBeUndefined();
  });
});
