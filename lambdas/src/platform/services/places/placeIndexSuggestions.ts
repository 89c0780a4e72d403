import { GetPlaceCommand, SearchPlaceIndexForSuggestionsCommand } from '@aws-sdk/client-location';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import { setting } from '#platform/settings.ts';
import { orNoPlace, type PlaceSuggestions, withoutCountry } from './placeApi.ts';
import { australia, client, toAddress } from './placeIndexes.ts';

export const placeIndexSuggestions: PlaceSuggestions = {
  async suggest(text, limit, near) {
    const { Results = [] } = await client.send(
      new SearchPlaceIndexForSuggestionsCommand({
        // Suggestions are never stored, and an index for single use costs an eighth of one for storage.
        IndexName: `${setting('PLACES')}-suggestions`,
        Text: text,
        ...(near && { BiasPosition: near }),
        MaxResults: limit,
        ...australia,
      }),
    );
    // A suggestion without an id is another query, such as "florists in Newtown".
    return Results.flatMap(({ Text = '', PlaceId }) =>
      PlaceId ? [{ id: PlaceId, address: withoutCountry(Text) }] : [],
    );
  },

  byId: (id) => orNoPlace(getPlace(id)),
};

async function getPlace(id: string): Promise<Address[]> {
  const { Place } = await client.send(
    new GetPlaceCommand({ IndexName: setting('PLACES'), PlaceId: id, Language: australia.Language }),
  );
  return toAddress(Place);
}
