import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHotkeys } from '../../layout/hotkeys';
import { useMay } from '../../layout/access';
import { Key } from '../../layout/Key';
import { PageTitle } from '../../layout/PageTitle';
import { usePrint } from '../../print/PrintOverlay';
import { labelOf, scanInbound } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { LastScans } from './LastScans';
import { MeasureFields } from './MeasureFields';
import { OrderBoxes } from './OrderBoxes';
import { ScanInput, useKeysGoTo } from './ScanInput';
import { ShiftFigures } from './ShiftFigures';
import { SoundPanel } from './SoundPanel';
import { useSounds } from './sounds';
import type { Measures } from './scan-entry';
import { measuresFault, NO_MEASURES, readEntry, sentMeasures } from './scan-entry';
import { isBusy, isLocked, OPENED, stationAfter } from './scan-state';
import { VerdictCard } from './VerdictCard';

/** Receiving boxes: one field that is always ready, the verdict in colour, word and sound, and what it says about the order. */
export function ScanStation() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const print = usePrint();
  const may = useMay();
  const { settings, setSettings, play } = useSounds();
  const [state, dispatch] = useReducer(stationAfter, OPENED);
  const [code, setCode] = useState('');
  const [measures, setMeasures] = useState<Measures>(NO_MEASURES);
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const weightField = useRef<HTMLInputElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => field.current?.focus(), []);
  useKeysGoTo(field);
  useEffect(focus, [focus]);

  const scanned =
    state.verdict.kind === 'received' || state.verdict.kind === 'repeat'
      ? state.verdict.scan.waybill_no
      : null;
  const mayPrint = may('waybill', 'printCustomerLabel');
  const printLabel = useCallback(() => {
    if (scanned !== null && mayPrint)
      print({ title: `${translate('print.label')} ${scanned}`, load: () => labelOf(scanned) });
  }, [scanned, mayPrint, print, translate]);

  useHotkeys(
    useMemo(
      () => ({
        'Alt+1': focus,
        'Alt+p': printLabel,
        'Alt+w': () => weightField.current?.select(),
        'Alt+s': () => lengthField.current?.select(),
      }),
      [focus, printLabel],
    ),
  );

  const refuse = (scannedCode: string, text: string): void => {
    dispatch({ type: 'failed', code: scannedCode, text, at: new Date().toISOString() });
    play('refused');
  };

  async function receive(scannedCode: string): Promise<void> {
    const fault = measuresFault(measures);
    if (fault) return refuse(scannedCode, translate(fault));
    dispatch({ type: 'sent', code: scannedCode });
    try {
      const scan = await scanInbound({ waybill_no: scannedCode, ...sentMeasures(measures) });
      dispatch({ type: 'answered', scan, at: new Date().toISOString() });
      play(scan.already_scanned ? 'repeat' : 'received');
      setMeasures(NO_MEASURES);
    } catch (error) {
      refuse(scannedCode, errorText(error, translate('scan.refused')));
    }
    await queryClient.invalidateQueries({ queryKey: ['warehouse-scan', 'counts'] });
  }

  function enter(): void {
    const text = code;
    setCode('');
    setNote('');
    if (isBusy(state)) return;
    // The first Enter after a refusal only says that it was seen.
    if (isLocked(state)) return dispatch({ type: 'cleared' });
    const entry = readEntry(text);
    switch (entry.kind) {
      case 'weight':
        setMeasures((before) => ({ ...before, weight: entry.weight }));
        setNote(translate('scan.taken', { text: `${entry.weight} kg` }));
        return;
      case 'size': {
        const { length, width, height } = entry;
        setMeasures((before) => ({ ...before, length, width, height }));
        setNote(translate('scan.taken', { text: `${length}×${width}×${height} cm` }));
        return;
      }
      default:
        void receive(entry.code);
    }
  }

  return (
    <>
      <PageTitle word="scan.title" />
      <Box
        onClick={(event) => {
          if (
            event.target instanceof Element &&
            !event.target.closest('a, button, input, label, [role=slider]')
          )
            focus();
        }}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
          gap: 1.75,
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box component="nav" aria-label={translate('scan.modes')} sx={{ mb: 1.5 }}>
            <ButtonBase
              aria-pressed
              onClick={focus}
              sx={{
                height: 48,
                px: 2.75,
                gap: 1.25,
                borderRadius: '8px',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                fontSize: 15,
                fontWeight: 600,
              }}
            >
              <DownloadOutlined sx={{ fontSize: 20 }} aria-hidden />
              {translate('scan.weighIn')}
              <Key plain>1</Key>
            </ButtonBase>
          </Box>
          <ScanInput
            inputRef={field}
            value={code}
            locked={isLocked(state)}
            note={note}
            onChange={setCode}
            onEnter={enter}
          />
          <MeasureFields
            value={measures}
            onChange={setMeasures}
            weightRef={weightField}
            lengthRef={lengthField}
            onDone={focus}
          />
          <VerdictCard
            verdict={state.verdict}
            onPrint={mayPrint ? printLabel : undefined}
            onClear={() => {
              dispatch({ type: 'cleared' });
              focus();
            }}
          />
          <OrderBoxes verdict={state.verdict} />
          <Box sx={{ mt: 1.5, fontSize: 13, color: 'text.secondary', textAlign: 'right' }}>
            {translate('scan.keys')}
          </Box>
        </Box>
        <Box component="aside" sx={{ display: 'grid', gap: 1.5 }}>
          <ShiftFigures />
          <LastScans lines={state.lines} />
          <SoundPanel settings={settings} onChange={setSettings} onTry={play} />
        </Box>
      </Box>
    </>
  );
}
