import * as z from 'zod';
import { featureNames } from '#rules/features.ts';

export const FeatureValues = z.record(z.enum(featureNames), z.boolean());
export type FeatureValues = z.output<typeof FeatureValues>;
