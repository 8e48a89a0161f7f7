import { ToolListPage } from '#/play/roll/ToolList';
import { GAME } from '../name';
import { TOOLS } from './tools';

const ToolsPage = () => <ToolListPage game={GAME} tools={TOOLS} />;

export default ToolsPage;
