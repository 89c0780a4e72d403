import { AutocompleteCommand, GetPlaceCommand } from '@aws-sdk/client-geo-places';
import { australia, client, stored, toAddress } from './geoPlaces.ts';
import { orNoPlace, type PlaceSuggestions, withoutCountry } from './placeApi.ts';

export const geoPlacesSuggestions: PlaceSuggestions = {
  async suggest(text, limit, near) {
    // Without additional features it costs the least: an id and a label.
    const { ResultItems = [] } = await client.send(
      new AutocompleteCommand({
        QueryText: text,
        MaxResults: limit,
        ...(near && { BiasPosition: near }),
        ...australia,
      }),
    );
    return ResultItems.flatMap(({ PlaceId, Address }) =>
      PlaceId && Address?.Label ? [{ id: PlaceId, address: withoutCountry(Address.Label) }] : [],
    );
  },

  byId: (id) =>
    orNoPlace(
      client
        .send(new GetPlaceCommand({ PlaceId: id, Language: australia.Language, ...stored }))
        .then(toAddress),
    ),
};
