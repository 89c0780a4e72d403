// @vitest-environment window
import { describeTool } from '@bloomkin/web/office/florist/stores/zones/map/describeTool.ts';
import { useMapTool } from '@bloomkin/web/office/florist/stores/zones/map/useMapTool.ts';
import { useZoneEditing } from '@bloomkin/web/office/florist/stores/zones/useZoneEditing.ts';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { aStore } from '#web/office/storeFixture.tsx';

function openMap() {
  const { result } = renderHook(() => {
    const [openId, setOpenId] = useState<string | null>(null);
    const editing = useZoneEditing(aStore());
    const open = editing.zones.find(({ id }) => id === openId);
    return { editing, open, map: useMapTool(editing, open, setOpenId) };
  });
  return result;
}

describe('a tool on the map with no zone chosen', () => {
  it('draws a new zone', () => {
    const result = openMap();
    const before = result.current.editing.zones;
    act(() => result.current.map.chooseTool('draw'));
    expect(result.current.editing.zones).toBe(before);
    for (const corner of [
      [151.1, -33.9],
      [151.2, -33.9],
      [151.2, -33.8],
    ] as const)
      act(() => result.current.map.drawing.add([...corner]));
    act(() => result.current.map.drawing.finish());
    const { zones } = result.current.editing;
    expect(zones.slice(0, -1)).toEqual(before);
    expect(zones.at(-1)?.parts).toHaveLength(1);
    expect(result.current.open).toBe(zones.at(-1));
  });

  it('cuts out of no zone', () => {
    const result = openMap();
    act(() => result.current.map.chooseTool('cut'));
    expect([result.current.open, result.current.map.isDrawing]).toEqual([undefined, false]);
  });

  it.each([
    [
      { corners: 0, isTouch: false },
      'Drawing a new zone: click where the corners are; by keyboard, Space adds one at the cross.',
    ],
    [
      { corners: 3, isTouch: true },
      'Drawing a new zone: tap where the corners are, and the first corner to finish.',
    ],
  ])('names what it draws in when %o', (use, hint) => {
    expect(describeTool({ tool: 'draw', open: undefined, isDense: false, ...use })).toBe(hint);
  });
});
