export const cardMessages: readonly string[] = [
  'Happy birthday, you beautiful thing. See you on Sunday!',
  'Thank you for everything this year.',
  'Thinking of you all. With love from the Robertsons.',
  'Congratulations on little Theo! He is perfect.',
  'Happy anniversary, my love. Nine years and I would do it again.',
  'Get well soon. The office is too quiet without you.',
  'Welcome home!',
  'Sorry I missed dinner. Forgive me?',
  'You did it! So proud of you.',
  'Just because it is Thursday.',
  'With deepest sympathy. We are here whenever you need us.',
  'Happy Mum day. Love, the three of us.',
  'To many more mornings together.',
  'Good luck on Monday. You have got this.',
  'For the best neighbour in the street.',
];

export const comments: readonly string[] = [
  'Please leave with the concierge if nobody answers.',
  'Ring the bottom bell; the top one does not work.',
  'The dog is friendly, the gate is not.',
  'Please call on arrival, the entrance is in the lane.',
  'Leave in the shade by the blue door.',
  'It is a surprise: please do not ring the buyer while delivering.',
  'Reception closes at 5.',
  'Second house behind the shop.',
];

export const units: readonly string[] = ['Unit 4', 'Level 3', '12B', 'Apt 207', 'Suite 9', 'Unit 1'];
