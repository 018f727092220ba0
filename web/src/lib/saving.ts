/** Taking a record home. */
import { getRecord } from './http';
import { complain } from './notices.svelte';

/** How long the browser may take to begin with it. */
const BEGIN = 1000;

/** Save the record of a table as a file. */
export async function saveRecord(table: string): Promise<void> {
  try {
    const record = await getRecord(table);
    const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `saloon-${table}.saloon`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), BEGIN);
  } catch (error) {
    complain(error);
  }
}
