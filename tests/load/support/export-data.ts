import { join } from 'node:path';

/** As the start script saves, through the emulator's own call; returns the file that a later start is given. */
export async function exportData(address: string, projectId: string, folder: string): Promise<string> {
  const name = 'firestore_export';
  const response = await requestExport(address, projectId, folder, name);
  if (!response.ok) throw new Error(`the export answered ${response.status}: ${await response.text()}`);
  return join(folder, name, `${name}.overall_export_metadata`);
}

function requestExport(address: string, projectId: string, folder: string, name: string): Promise<Response> {
  return fetch(`http://${address}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: folder,
      export_name: name,
    }),
  });
}
