import Box from '@mui/material/Box';

/** The one drawing of the product: a suitcase and a box under a flight. */
export function HeroArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 520 380"
      aria-hidden
      sx={{
        display: 'block',
        width: { xs: 250, md: '100%' },
        height: 'auto',
        mx: 'auto',
        mt: { xs: '10px', md: 0 },
        mb: { xs: '-14px', md: '-40px' },
      }}
    >
      <g fill="none" stroke="#2A6472" strokeWidth="1.2">
        <path d="M10 96C120 20 330 8 512 92" />
        <path d="M0 190C140 96 350 84 520 176" />
        <path d="M10 286c130-72 330-84 502-18" />
      </g>
      <path
        d="M52 128C150 22 352 14 462 110"
        fill="none"
        stroke="#F2AE3A"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <circle cx="52" cy="128" r="7" fill="#0C3540" stroke="#F2AE3A" strokeWidth="3" />
      <circle cx="462" cy="110" r="8" fill="#F2AE3A" />
      <path
        transform="translate(258 41) rotate(4)"
        d="M-13 4l26-4-4-4-10 1-9-7h-4l4 8-7 1-3-3h-2l2 5z"
        fill="#fff"
      />
      <ellipse cx="262" cy="352" rx="196" ry="12" fill="#08272F" />
      <path d="M120 150v-34a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v34" fill="none" stroke="#9FC4CC" strokeWidth="7" />
      <rect x="84" y="148" width="132" height="190" rx="16" fill="#D9EBEE" />
      <path
        d="M108 164v158M134 164v158M166 164v158M192 164v158"
        stroke="#B2D2D8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="104" y="338" width="18" height="14" rx="4" fill="#08272F" />
      <rect x="178" y="338" width="18" height="14" rx="4" fill="#08272F" />
      <g transform="rotate(8 202 176)">
        <path d="M196 160v20" stroke="#F2AE3A" strokeWidth="3" />
        <rect x="178" y="180" width="46" height="62" rx="5" fill="#fff" />
        <path d="M186 192h22M186 200h30" stroke="#0B5A6B" strokeWidth="3" />
        <path
          d="M187 210v22M191 210v22M196 210v22M199 210v22M205 210v22M209 210v22M214 210v22"
          stroke="#14252B"
          strokeWidth="2"
        />
      </g>
      <path d="M238 206h208v146H238z" fill="#D8A868" />
      <path d="M238 206l22-34h164l22 34z" fill="#E9C48F" />
      <path d="M318 172h48l8 34v44l-16-9-16 9-16-9-16 9v-44z" fill="#F2AE3A" />
      <path d="M318 172h48l8 34h-64z" fill="#F8CE85" />
      <rect x="256" y="262" width="98" height="70" rx="3" fill="#fff" />
      <path d="M265 274h40M265 283h56" stroke="#0B5A6B" strokeWidth="4" />
      <path
        d="M266 296v26M271 296v26M274 296v26M281 296v26M285 296v26M292 296v26M295 296v26M301 296v26M306 296v26M313 296v26M316 296v26M322 296v26M327 296v26M333 296v26M337 296v26M343 296v26"
        stroke="#14252B"
        strokeWidth="2.4"
      />
      <path
        transform="translate(394 276)"
        d="M6 34V8M0 14l6-7 6 7M26 34V8M20 14l6-7 6 7M-2 42h36"
        fill="none"
        stroke="#8A5F22"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Box>
  );
}
