import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveFile } from '@parcelway/look';
import { useMutation } from '@tanstack/react-query';
import { useRef, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { MemberPage } from '../account/MemberPage';
import { importTemplate, useCheckTable, useImportJob } from './sheet-import-api';
import { SheetImportResult } from './SheetImportResult';

/** Packages from a table: the template, the upload that only checks, what is wrong, and the go-ahead. The import lives in the address. */
export function SheetImportPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const jobId = Number(params.get('job'));
  const fileId = Number(params.get('file'));
  return (
    <MemberPage title={t('sheet.import.title')} lead={t('sheet.import.lead')} back="/user/account/sheetOrder">
      <Box sx={{ pt: { xs: 1.5, md: 0 } }}>
        <TemplateSection />
        <UploadSection
          isAgain={jobId > 0}
          onChecked={(job, file) => setParams({ job: String(job), file: String(file) })}
        />
        {jobId > 0 && <JobSection key={jobId} jobId={jobId} fileId={fileId} />}
      </Box>
    </MemberPage>
  );
}

function TemplateSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: importTemplate,
    onSuccess: (file) => saveFile(file, 'sheet_order.xlsx'),
    onError: (error) => toast(errorText(error), 'error'),
  });
  return (
    <Section title={t('sheet.import.step1')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('sheet.import.templateHint')}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('sheet.import.template')}
      </Button>
    </Section>
  );
}

function UploadSection({
  isAgain,
  onChecked,
}: {
  isAgain: boolean;
  onChecked: (jobId: number, fileId: number) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const check = useCheckTable();
  const take = (file: File | undefined): void => {
    if (file) check.mutate(file, { onSuccess: ({ jobId, fileId }) => onChecked(jobId, fileId) });
  };
  return (
    <Section title={t('sheet.import.step2')}>
      <Box
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        sx={(theme) => ({
          border: { md: `1px dashed ${theme.palette.lineStrong}` },
          borderRadius: '10px',
          p: { md: '20px' },
          textAlign: { md: 'center' },
        })}
      >
        <Button
          variant={isAgain ? 'outlined' : 'contained'}
          startIcon={<UploadFileOutlined />}
          disabled={check.isPending}
          onClick={() => picker.current?.click()}
        >
          {t(check.isPending ? 'sheet.import.checking' : 'sheet.import.choose')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".xlsx"
          hidden
          aria-label={t('sheet.import.choose')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('sheet.import.uploadHint')}
        </Typography>
        {check.isError && (
          <Typography role="alert" color="error" sx={{ mt: 1 }}>
            {errorText(check.error)}
          </Typography>
        )}
      </Box>
    </Section>
  );
}

function JobSection({ jobId, fileId }: { jobId: number; fileId: number }) {
  const { t } = useTranslation();
  const job = useImportJob(jobId);
  return (
    <Section title={t('sheet.import.step3')}>
      {job.isPending && <RowsSkeleton rows={2} height={48} />}
      {job.isError && !job.data && <ErrorState error={job.error} onRetry={() => void job.refetch()} />}
      {job.data && <SheetImportResult job={job.data} fileId={fileId} />}
    </Section>
  );
}
