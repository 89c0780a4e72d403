import './base.css';
import '@aws-amplify/ui-react/styles/flex.css';
import '@aws-amplify/ui-react/styles/radio.css';
import '@aws-amplify/ui-react/styles/text.css';
import { Radio as AmplifyRadio } from '@aws-amplify/ui-react';

export const Radio = AmplifyRadio;
