import { blackSwanPosies } from '../florists/blackSwanPosies.ts';
import { gertiesFlowerRoom } from '../florists/gertiesFlowerRoom.ts';
import { halfMoonBlooms } from '../florists/halfMoonBlooms.ts';
import { kingParrot } from '../florists/kingParrot.ts';
import { marloAndFern } from '../florists/marloAndFern.ts';
import { saltbushAndRose } from '../florists/saltbushAndRose.ts';
import { silverCityStems } from '../florists/silverCityStems.ts';
import { tinRoofBotanica } from '../florists/tinRoofBotanica.ts';
import type { DemoFlorist } from './florist.ts';

export const florists: readonly DemoFlorist[] = [
  marloAndFern,
  kingParrot,
  saltbushAndRose,
  gertiesFlowerRoom,
  halfMoonBlooms,
  tinRoofBotanica,
  blackSwanPosies,
  silverCityStems,
];
