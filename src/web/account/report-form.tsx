import type { JSX } from 'preact';
import './account.css';
import { report } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { sayHere } from './words.ts';

/** Complains of somebody, or of what he has said at a table. */
export const ReportForm = ({
  name,
  line,
}: {
  name: string;
  line?: { readonly table: string; readonly at: number };
}): JSX.Element => (
  <AskForm
    fields={[{ name: 'reason', label: sayHere('reportWhy') }]}
    button={sayHere('report')}
    onSend={async ({ reason }) => {
      await report({ name, reason, ...line });
      return sayHere('reported');
    }}
  />
);
