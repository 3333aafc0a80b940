import BlockOutlined from '@mui/icons-material/BlockOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { Notice } from '../crud/Notice';
import { iframePath, leavesOf, webAddress } from './menu-tree';
import { PageTitle } from './PageTitle';
import { useMenu } from './useMenu';

/** What a page of another site may do in its frame. */
const ALLOWED = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * A page embedded at `/iframe/<encoded address>`, under a line that says where it comes from. A page of this site gets an origin of its
 * own in there, so that no script in it reaches the session.
 */
export function IframePage() {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const menu = useMenu();
  const [loads, setLoads] = useState(0);
  const url = decoded(pathname.slice('/iframe/'.length));
  const address = url === null ? null : webAddress(url, window.location.origin);
  if (url === null || !address) {
    return (
      <Card>
        <PageTitle word="error.notEmbedded" />
        <Notice
          icon={<BlockOutlined />}
          title={translate('error.notEmbedded')}
          text={translate('error.notEmbeddedText')}
        />
      </Card>
    );
  }
  const path = iframePath(url);
  const title = leavesOf(menu).find(({ to }) => to === path)?.title ?? address.host;
  const isOwn = address.origin === window.location.origin;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <PageTitle text={title} />
      <Box sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
        <TextField
          value={address.href}
          sx={{ m: 0, flex: 1 }}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': translate('app.address') } }}
        />
        <Tooltip title={translate('app.reload')}>
          <IconButton aria-label={translate('app.reload')} onClick={() => setLoads((count) => count + 1)}>
            <RefreshOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={translate('app.openOutside')}>
          <IconButton
            component="a"
            href={address.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('app.openOutside')}
          >
            <OpenInNewOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Card sx={{ flex: 1, minHeight: 320, overflow: 'hidden' }}>
        <Box
          component="iframe"
          key={`${address.href} ${loads}`}
          title={title}
          src={address.href}
          sandbox={isOwn ? ALLOWED : `${ALLOWED} allow-same-origin`}
          referrerPolicy="no-referrer"
          sx={{ width: '100%', height: '100%', border: 0, display: 'block' }}
        />
      </Card>
    </Box>
  );
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
