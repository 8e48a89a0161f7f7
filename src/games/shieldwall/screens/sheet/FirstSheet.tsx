import { StaticSheet } from '#/play/sheet/StaticSheet';
import { BOOK } from './book';

export const FirstSheet = () => <StaticSheet book={BOOK} />;
