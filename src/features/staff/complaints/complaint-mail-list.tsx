import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { type Complaint, isOpenComplaint } from '../../../domain/complaint/complaint';
import { MailSection } from '../casework/mails/case-mails';
import { useStaffRemote } from '../session/use-staff';

const KINDS = ['received', 'withdrawn', 'answered'] as const;

/** The mails about a complaint with how far they have come. */
export function ComplaintMailList({ complaint }: { readonly complaint: Complaint }) {
  const { t } = useTranslation('staff');
  const read = useCallback(
    async (staff: StaffBackend) => {
      const mails = await staff.read('complaintMails', complaint);
      return KINDS.flatMap((kind) => {
        const mail = mails[kind];
        return mail ? [{ mail, title: t(`complaints.mails.${kind}`) }] : [];
      });
    },
    [complaint, t],
  );
  const { remote, reload } = useStaffRemote(read);
  return (
    <MailSection
      remote={remote}
      reload={reload}
      next={
        isOpenComplaint(complaint)
          ? { title: t('complaints.mails.answered'), waits: t('complaints.mails.waits') }
          : undefined
      }
    />
  );
}
