import './base.css';
import '@aws-amplify/ui-react/styles/tabs.css';
import { Tabs as AmplifyTabs } from '@aws-amplify/ui-react';

export const Tabs = AmplifyTabs;
