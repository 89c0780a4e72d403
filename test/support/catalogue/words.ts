const words = (text: string) => text.split(' ');

export const adjectives = words(
  'Blushing Sunny Wild Pastel Royal Rustic Elegant Classic Modern Velvet Golden Silver Midnight Morning Autumn Spring Summer Winter Gentle Bright Dreamy Coastal Native Tropical Fresh Seasonal Market Garden Boutique Luxe Petite Grand Premium Signature',
);
export const flowers = words(
  'Rose Tulip Lily Orchid Peony Hydrangea Carnation Gerbera Sunflower Daisy Iris Freesia Ranunculus Protea Banksia Waratah Eucalyptus Wattle Anthurium Chrysanthemum Dahlia Lavender Jasmine Magnolia Camellia Gardenia Hyacinth Narcissus Anemone Stock Snapdragon Delphinium Aster Lisianthus Succulent Cactus Fern Monstera Ficus Bonsai',
);
export const kinds = words(
  'Bouquet Posy Arrangement Vase Basket Box Hamper Wreath Bunch Jar Terrarium Pot Crown Boutonnière Centrepiece',
);
export const colours = words('red white pink yellow purple orange blue green mixed peach');
export const occasions = words(
  'birthday wedding sympathy anniversary valentines mothers-day new-baby get-well congratulations christmas thank-you housewarming',
);
export const sizes = words('S M L XL');
