let speaker: AudioContext | undefined;

const notes: readonly (readonly [hertz: number, atSeconds: number])[] = [
  [784, 0],
  [1047, 0.16],
];
const noteSeconds = 0.5;

/** Browsers allow audio only after a user gesture. */
export function playChime(): void {
  speaker ??= new AudioContext();
  const { currentTime } = speaker;
  for (const [hertz, atSeconds] of notes) ring(speaker, hertz, currentTime + atSeconds);
  void speaker.resume();
}

function ring(context: AudioContext, hertz: number, from: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.2, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + noteSeconds);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + noteSeconds);
}
