import styled from 'styled-components';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useStore } from '#storage/createStore.ts';
import { playChime } from './chime.ts';
import { soundSetting } from './sound.ts';

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid var(--bk-border-control);
  border-radius: 50%;
  background: var(--bk-bg-surface);
  &[aria-pressed='true'] {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
  }
`;

export function SoundSwitch() {
  const isOn = useStore(soundSetting) ?? false;
  const toggle = () => {
    soundSetting.write(!isOn);
    if (!isOn) playChime();
  };
  return (
    <Round
      type="button"
      aria-pressed={isOn}
      aria-label="Sound for new orders"
      title={isOn ? 'Sound for new orders is on' : 'Sound for new orders is off'}
      onClick={toggle}
    >
      <OfficeIcon name="sound" />
    </Round>
  );
}
