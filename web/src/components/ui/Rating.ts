import './base.css';
import '@aws-amplify/ui-react/styles/rating.css';
import '@aws-amplify/ui-react/styles/icon.css';
import '@aws-amplify/ui-react/styles/visuallyHidden.css';
import { Rating as AmplifyRating } from '@aws-amplify/ui-react';

export const Rating = AmplifyRating;
