import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { channelSections } from './channel-sections';

export const ChannelEdit = () => <ResourceEdit sections={channelSections} />;
export const ChannelCreate = () => <ResourceCreate sections={channelSections} />;
