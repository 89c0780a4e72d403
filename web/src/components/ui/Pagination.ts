import './base.css';
import '@aws-amplify/ui-react/styles/flex.css';
import '@aws-amplify/ui-react/styles/pagination.css';
import '@aws-amplify/ui-react/styles/icon.css';
import '@aws-amplify/ui-react/styles/text.css';
import { Pagination as AmplifyPagination } from '@aws-amplify/ui-react';

export const Pagination = AmplifyPagination;
