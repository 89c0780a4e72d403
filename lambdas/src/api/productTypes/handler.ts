import * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { addTypeParameter, deleteTypeParameter, updateTypeParameter } from './changeParameters.ts';
import { createProductType } from './createProductType.ts';
import { deleteProductType } from './deleteProductType.ts';
import { getProductType, getTypeParameter, listProductTypes, listTypeParameters } from './getProductType.ts';
import { moveParameterValue } from './moveParameterValue.ts';
import { updateProductType } from './updateProductType.ts';

export const handler = await groupHandler(
  routes,
  {
    listProductTypes,
    getProductType,
    createProductType,
    updateProductType,
    deleteProductType,
    listTypeParameters,
    getTypeParameter,
    addTypeParameter,
    updateTypeParameter,
    deleteTypeParameter,
    moveParameterValue,
  },
  loadCaller,
  [startCatalogue],
);
