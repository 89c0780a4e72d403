/** A name without a place to break it. */
export const longWord = 'Chrysanthemumundpfingstrosenstrauß'.repeat(3);

export const longText =
  'Peonies, garden roses and sweet peas from three growers in the Dandenong Ranges, tied by hand this morning and wrapped in paper that the florist takes back when the vase is returned.';

export const ignore = (): void => undefined;
