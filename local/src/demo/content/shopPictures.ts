/** By the category's id. */
export const categoryPictures: Readonly<Record<string, string>> = {
  'bouquets-and-vases': 'jacaranda-dusk',
  roses: 'pink-cloud-roses',
  tulips: 'tulip-crush',
  natives: 'outback-native',
  peonies: 'first-light-peonies',
  hydrangeas: 'blue-mountains',
  lilies: 'white-coast',
  dahlias: 'dahlia-drama',
  'sunflowers-and-daisies': 'market-sunflowers',
  'seasonal-mixes': 'garden-party',
  hatboxes: 'sugar-rush',
  'house-plants': 'monstera-deliciosa',
  'foliage-plants': 'rubber-plant',
  'flowering-plants': 'potted-lavender',
  succulents: 'echeveria-bowl',
  christmas: 'waratah-fire',
};

/** By the collection's id. */
export const collectionPictures: Readonly<Record<string, string>> = {
  birthdays: 'poppy-confetti',
  'australian-natives': 'outback-native',
  'under-75': 'daisy-chain',
  'with-sympathy': 'lily-grace',
  'a-new-home': 'olive-tree',
  'for-a-wedding': 'ivory-roses',
};
