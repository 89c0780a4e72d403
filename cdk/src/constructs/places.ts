import { geoPlacesSetting } from '@bloomkin/lambdas/platform/services/places/placeApi.ts';
import { Stack } from 'aws-cdk-lib';
import { CfnPlaceIndex } from 'aws-cdk-lib/aws-location';
import type { Construct } from 'constructs';
import type { Stage } from '#stage.ts';
import type { Places } from './platform.ts';

/** Reasons: docs/decisions/0220-places-version-2.md. */
export const createPlaces = (scope: Construct, stage: Stage): Places =>
  stage.places === 'geoPlaces' ? usePlaces(scope) : createIndexes(scope, stage);

/** Version 2 has no resource of its own. */
function usePlaces(scope: Construct): Places {
  const arn = `arn:aws:geo-places:${Stack.of(scope).region}::provider/default`;
  return {
    setting: geoPlacesSetting,
    service: 'geo-places',
    lookups: { actions: ['Geocode', 'ReverseGeocode'], arn },
    suggestions: ['Autocomplete', 'GetPlace'].map((action) => ({ action, arn })),
  };
}

/** Suggestions use a cheaper single-use index of the same provider: their ids are valid in the storage index too. */
function createIndexes(scope: Construct, stage: Stage): Places {
  const create = (id: string, indexName: string, intendedUse: 'Storage' | 'SingleUse') =>
    new CfnPlaceIndex(scope, id, {
      indexName,
      dataSource: 'Here',
      dataSourceConfiguration: { intendedUse },
    });
  const name = `bloomkin-${stage.name}`;
  const { attrArn: arn, indexName } = create('Places', name, 'Storage');
  const suggestions = create('Suggestions', `${name}-suggestions`, 'SingleUse');
  return {
    setting: indexName,
    service: 'geo',
    lookups: { actions: ['SearchPlaceIndexForText', 'SearchPlaceIndexForPosition'], arn },
    suggestions: [
      { action: 'SearchPlaceIndexForSuggestions', arn: suggestions.attrArn },
      { action: 'GetPlace', arn },
    ],
  };
}
