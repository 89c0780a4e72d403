import './base.css';
import '@aws-amplify/ui-react/styles/button.css';
import '@aws-amplify/ui-react/styles/loader.css';
import '@aws-amplify/ui-react/styles/flex.css';
import '@aws-amplify/ui-react/styles/fieldGroup.css';
import { Button as AmplifyButton } from '@aws-amplify/ui-react';

export const Button = AmplifyButton;
