<?php

function sign(
    string $secret,
    string $method,
    string $path,
    string $appId,
    string $timestamp,
    string $nonce,
    string $body
): string {
    [$bare, $query] = explode('?', $path, 2) + [1 => ''];
    if ($query !== '') {
        $parameters = explode('&', $query);
        sort($parameters, SORT_STRING);
        $bare .= '?' . implode('&', $parameters);
    }
    $text = implode("\n", [$method, $bare, $appId, $timestamp, $nonce, hash('sha256', $body)]);
    return hash_hmac('sha256', $text, $secret);
}
