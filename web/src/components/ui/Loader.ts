import './base.css';
import '@aws-amplify/ui-react/styles/loader.css';
import { Loader as AmplifyLoader } from '@aws-amplify/ui-react';

export const Loader = AmplifyLoader;
