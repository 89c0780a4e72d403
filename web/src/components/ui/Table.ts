import './base.css';
import '@aws-amplify/ui-react/styles/table.css';
import {
  Table as AmplifyTable,
  TableBody as AmplifyTableBody,
  TableCell as AmplifyTableCell,
  TableHead as AmplifyTableHead,
  TableRow as AmplifyTableRow,
} from '@aws-amplify/ui-react';

export const Table = AmplifyTable;
export const TableHead = AmplifyTableHead;
export const TableBody = AmplifyTableBody;
export const TableRow = AmplifyTableRow;
export const TableCell = AmplifyTableCell;
