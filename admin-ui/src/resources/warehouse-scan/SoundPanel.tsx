import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Sound, SoundSettings } from './sounds';

const SOUNDS: readonly (readonly [Sound, string])[] = [
  ['received', 'scan.soundOk'],
  ['repeat', 'scan.soundRepeat'],
  ['refused', 'scan.soundFail'],
];

/** Which sounds are on and how loud; switching one on plays it. */
export function SoundPanel({
  settings,
  onChange,
  onTry,
}: {
  settings: SoundSettings;
  onChange: (settings: SoundSettings) => void;
  onTry: (sound: Sound) => void;
}) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="h4" component="h2">
          {translate('scan.sounds')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <VolumeUpOutlined sx={{ fontSize: 16 }} aria-hidden />
          <Slider
            size="small"
            value={Math.round(settings.volume * 100)}
            onChange={(_, value) => onChange({ ...settings, volume: Number(value) / 100 })}
            onChangeCommitted={() => onTry('received')}
            aria-label={translate('scan.volume')}
            sx={{ width: 90 }}
          />
        </Box>
      </Box>
      {SOUNDS.map(([sound, label]) => (
        <FormControlLabel
          key={sound}
          label={translate(label)}
          labelPlacement="start"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            ml: 0,
            mr: 0,
            '& .MuiFormControlLabel-label': { fontSize: 13.5 },
          }}
          control={
            <Switch
              checked={settings[sound]}
              onChange={(_, checked) => onChange({ ...settings, [sound]: checked })}
            />
          }
        />
      ))}
    </Card>
  );
}
