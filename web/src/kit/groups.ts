import type { ExampleGroup } from './example.ts';
import { actions } from './examples/actions.tsx';
import { feedback } from './examples/feedback.tsx';
import { fields } from './examples/fields.tsx';
import { forms } from './examples/forms.tsx';
import { inputs } from './examples/inputs.tsx';
import { layout } from './examples/layout.tsx';
import { list } from './examples/list.tsx';
import { listControls } from './examples/listControls.tsx';
import { media } from './examples/media.tsx';
import { overlay } from './examples/overlay.tsx';
import { photo } from './examples/photo.tsx';
import { states } from './examples/states.tsx';
import { text } from './examples/text.tsx';

export const groups: readonly ExampleGroup[] = [
  { name: 'actions', examples: actions },
  { name: 'feedback', examples: [...feedback, ...states] },
  { name: 'form', examples: [...fields, ...inputs, ...forms] },
  { name: 'layout', examples: layout },
  { name: 'list', examples: [...list, ...listControls] },
  { name: 'media', examples: media },
  { name: 'overlay', examples: overlay },
  { name: 'photo', examples: photo },
  { name: 'text', examples: text },
];
