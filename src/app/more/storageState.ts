import { type Offline, offlineState, type StorageFacts, storageFacts } from '#/platform/storage';
import { database } from '#/store/home';
import { canUndoImport } from '#/store/import/importBundle';
import { lastExport } from '#/store/report';

export type StorageState = StorageFacts & {
  exported: number | null;
  offline: Offline | null;
  undoable: boolean;
};

export const storageState = async (): Promise<StorageState> => ({
  ...(await storageFacts()),
  exported: await lastExport(database),
  offline: await offlineState(),
  undoable: await canUndoImport(database),
});
